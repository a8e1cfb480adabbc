import { voucherMessages } from './messages.ts';
import { Hero } from '#site/features/hero/hero.tsx';
import { RequestSection } from '#site/features/request-section/request-section.tsx';
import { Teasers } from '#site/features/teasers/teasers.tsx';
import { Text } from '#site/features/text/text.tsx';
import { VoucherForm } from './voucher-form.tsx';
import { useLanguage } from '#site/messages/messages.tsx';
import type { TemplateProps } from '#site/templates/template-props.ts';

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
