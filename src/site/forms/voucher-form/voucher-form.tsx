import { useRef } from 'react';
import { partIds, voucherFieldId } from '#model/part-ids.ts';
import type { VoucherFormView } from '#model/views/forms.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { useAppointmentMessages } from '../../messages/appointments.ts';
import { useMessages } from '../../messages/messages.tsx';
import { useVoucherMessages } from '../../messages/vouchers.ts';
import { Button } from '../../ui/button/button.tsx';
import { Agreement } from '../agreement/agreement.tsx';
import { Choices } from '../choices/choices.tsx';
import { Field } from '../field/field.tsx';
import { goTo } from '../go-to.ts';
import { Notice } from '../notice/notice.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { Sender } from '../sender/sender.tsx';
import type { FormStatus } from '../status.ts';
import { UnseenFields } from '../unseen-fields.tsx';
import { useForm } from '../use-form.ts';
import styles from './voucher-form.module.css';

interface VoucherFormProps {
  form: VoucherFormView;
  company: CompanyView;
  /** The initial status. */
  initial?: FormStatus;
}

type FieldName =
  | 'amount'
  | 'motif'
  | 'delivery'
  | 'address'
  | 'recipient'
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'privacy';

/** Asks for a voucher, and shows once that was accepted that nothing is ordered yet. */
export function VoucherForm({ form, company, initial }: VoucherFormProps) {
  const words = useMessages().forms;
  const ask = useVoucherMessages();
  const sender = useAppointmentMessages();
  const { status, formProps } = useForm({
    form: 'voucher',
    server: form.server,
    initial,
    onAccepted: () => goTo(`${form.page}#${partIds.sent}`),
  });
  const field = (name: FieldName) => {
    const mistake = status.kind === 'editing' ? status.mistakes[name] : undefined;
    return { id: voucherFieldId(name), name, error: mistake?.text };
  };
  const ways = form.post ? (['collect', 'post'] as const) : (['collect'] as const);
  return (
    <form className={styles.form} {...formProps}>
      <UnseenFields page={form.page} />
      <Amount form={form} field={field('amount')} />
      {form.motifs.length > 0 ? (
        <SelectField
          id={voucherFieldId('motif')}
          name="motif"
          label={ask.motif}
          options={[
            { value: '', label: ask.anyMotif },
            ...form.motifs.map(({ value, name, lang }) => ({ value, label: name, lang })),
          ]}
        />
      ) : null}
      <Field {...field('recipient')} label={ask.recipient} optional />
      <Choices
        {...field('delivery')}
        legend={ask.delivery}
        required
        initial={form.post ? undefined : 'collect'}
        choices={ways.map((value) => ({ value, label: ask.ways[value] }))}
      />
      {form.post ? (
        <div className={styles.address}>
          <Field {...field('address')} label={ask.address} lines={3} optional />
        </div>
      ) : null}
      <Sender field={field} labels={sender} />
      <Field {...field('message')} label={ask.message} lines={3} optional />
      <Agreement {...field('privacy')} label={sender.agreement} privacy={form.privacy} />
      <Notice status={status} company={company} />
      <Button type="submit" className={styles.send} aria-disabled={status.kind === 'sending'}>
        {status.kind === 'sending' ? words.sending : ask.send}
      </Button>
    </form>
  );
}

interface AmountProps {
  form: VoucherFormView;
  field: { id: string; name: string; error: string | undefined };
}

/** A sum in whole euros, with buttons that fill in usual ones. */
function Amount({ form: { amounts, least, most }, field }: AmountProps) {
  const ask = useVoucherMessages();
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.amount} ref={ref}>
      <Field
        {...field}
        label={ask.amount}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        min={least}
        max={most}
      />
      <p className={styles.note}>{ask.range(least, most)}</p>
      <div className={styles.sums}>
        {amounts.map((sum) => (
          <Button
            key={sum}
            variant="outline"
            onClick={() => {
              const input = ref.current?.querySelector('input');
              if (!input) return;
              input.value = String(sum);
              input.dispatchEvent(new Event('input', { bubbles: true }));
            }}
          >
            {ask.sum(sum)}
          </Button>
        ))}
      </div>
    </div>
  );
}
