import type { ContactFormView } from '#model/views/forms.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { useLanguage } from '#site/messages/messages.tsx';
import { Field } from '#site/forms/field/field.tsx';
import { goTo } from '#site/forms/go-to.ts';
import { MessageForm } from '#site/forms/message-form/message-form.tsx';
import { Sender } from '#site/forms/sender/sender.tsx';
import type { FormStatus } from '#site/forms/status.ts';
import { useForm } from '#site/forms/use-form.ts';
import { eventMessages } from './messages.ts';
import styles from './seats-form.module.css';

interface SeatsFormProps {
  form: ContactFormView;
  company: CompanyView;
  /** Name of the event, as the shop gets to read it. */
  event: string;
  /** When it is held. */
  date: string;
  /** The initial status. */
  initial?: FormStatus;
}

/** Asks for seats at an event, and goes to the thanks page once the request has been accepted. */
export function SeatsForm({ form, company, event, date, initial }: SeatsFormProps) {
  const { ask } = eventMessages[useLanguage()];
  const used = useForm({
    form: 'seats',
    server: form.server,
    initial,
    draft: `seats${form.page}`,
    onAccepted: () => goTo(form.thanks),
  });
  return (
    <MessageForm {...used} form={form} company={company} words={ask}>
      <input type="hidden" name="event" value={event} />
      <input type="hidden" name="date" value={date} />
      <Sender field={used.field} name={ask.name} />
      <div className={styles.persons}>
        <Field {...used.field('persons')} label={ask.persons} inputMode="numeric" />
      </div>
      <Field {...used.field('message')} label={ask.message} lines={3} optional />
    </MessageForm>
  );
}
