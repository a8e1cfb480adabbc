import { useRef } from 'react';
import { voucherMessages } from './messages.ts';
import type { VoucherFormView } from './views.ts';
import { fieldId, partIds } from '#model/part-ids.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { useLanguage } from '#site/messages/messages.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Choices } from '#site/forms/choices/choices.tsx';
import { Field } from '#site/forms/field/field.tsx';
import { goTo } from '#site/forms/go-to.ts';
import { MessageForm } from '#site/forms/message-form/message-form.tsx';
import { SelectField } from '#site/forms/select-field/select-field.tsx';
import { senderMessages } from '#site/forms/sender/messages.ts';
import { ReachableSender } from '#site/forms/sender/reachable-sender.tsx';
import type { FormStatus } from '#site/forms/status.ts';
import { type UsedField, useForm } from '#site/forms/use-form.ts';
import styles from './voucher-form.module.css';

interface VoucherFormProps {
  form: VoucherFormView;
  company: CompanyView;
  /** The initial status. */
  initial?: FormStatus;
}

/** Asks for a voucher and, once accepted, shows that nothing is ordered yet. */
export function VoucherForm({ form, company, initial }: VoucherFormProps) {
  const ask = voucherMessages[useLanguage()];
  const { agreement } = senderMessages[useLanguage()];
  const used = useForm({
    form: 'voucher',
    server: form.server,
    initial,
    sums: form,
    onAccepted: () => goTo(`${form.page}#${partIds.sent}`),
  });
  const ways = form.post ? (['collect', 'post'] as const) : (['collect'] as const);
  return (
    <MessageForm
      {...used}
      form={form}
      company={company}
      words={{ agreement, send: ask.send }}
      className={styles.form}
    >
      <Amount form={form} field={used.field('amount')} />
      {form.motifs.length > 0 ? (
        <SelectField
          id={fieldId('voucher', 'motif')}
          name="motif"
          label={ask.motif}
          options={[
            { value: '', label: ask.anyMotif },
            ...form.motifs.map(({ value, name, lang }) => ({ value, label: name, lang })),
          ]}
        />
      ) : null}
      <Field {...used.field('recipient')} label={ask.recipient} optional />
      <Choices
        {...used.field('delivery')}
        legend={ask.delivery}
        required
        initial={form.post ? undefined : 'collect'}
        choices={ways.map((value) => ({ value, label: ask.ways[value] }))}
      />
      {form.post ? (
        <div className={styles.address}>
          <Field {...used.field('address')} label={ask.address} lines={3} optional />
        </div>
      ) : null}
      <ReachableSender field={used.field} />
      <Field {...used.field('message')} label={ask.message} lines={3} optional />
    </MessageForm>
  );
}

interface AmountProps {
  form: VoucherFormView;
  field: UsedField;
}

/** An amount in whole euros, with buttons for common ones. */
function Amount({ form: { amounts, least, most }, field }: AmountProps) {
  const ask = voucherMessages[useLanguage()];
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
