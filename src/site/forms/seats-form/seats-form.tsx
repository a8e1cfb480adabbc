import type { ContactFormView } from '#model/views/forms.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { eventWords } from '#words/event.ts';
import { useLanguage } from '../../messages/messages.tsx';
import { Field } from '../field/field.tsx';
import { goTo } from '../go-to.ts';
import { MessageForm } from '../message-form/message-form.tsx';
import { Sender } from '../sender/sender.tsx';
import type { FormStatus } from '../status.ts';
import { useForm } from '../use-form.ts';
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
  const { ask } = eventWords[useLanguage()];
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
