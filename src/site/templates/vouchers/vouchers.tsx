import { voucherMessages } from '#features/vouchers/messages.ts';
import { Hero } from '../../features/hero/hero.tsx';
import { RequestSection } from '../../features/request-section/request-section.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Text } from '../../features/text/text.tsx';
import { VoucherForm } from '../../forms/voucher-form/voucher-form.tsx';
import { useLanguage } from '../../messages/messages.tsx';
import type { TemplateProps } from '../template-props.ts';

/** The shop’s vouchers, and the form that asks for one. */
export default function Vouchers({ view, shell }: TemplateProps<'template-vouchers'>) {
  const { body, form } = view;
  const { company } = shell;
  return (
    <>
      <Hero body={body} />
      <RequestSection words={voucherMessages[useLanguage()]} company={company}>
        {form ? <VoucherForm form={form} company={company} /> : undefined}
      </RequestSection>
      <Text body={body} />
      <Teasers teasers={body.teasers} />
    </>
  );
}
