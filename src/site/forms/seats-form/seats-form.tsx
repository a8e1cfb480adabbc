import { seatsFieldId } from '#model/part-ids.ts';
import type { ContactFormView } from '#model/views/forms.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { useEventMessages } from '../../messages/event.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Agreement } from '../agreement/agreement.tsx';
import { Field } from '../field/field.tsx';
import { goTo } from '../go-to.ts';
import { Notice } from '../notice/notice.tsx';
import type { FormStatus } from '../status.ts';
import { UnseenFields } from '../unseen-fields.tsx';
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
  const words = useMessages().forms;
  const { ask } = useEventMessages();
  const { status, formProps } = useForm({
    form: 'seats',
    server: form.server,
    initial,
    draft: `seats${form.page}`,
    onAccepted: () => goTo(form.thanks),
  });
  const field = (name: 'name' | 'email' | 'persons' | 'message' | 'privacy') => {
    const mistake = status.kind === 'editing' ? status.mistakes[name] : undefined;
    return { id: seatsFieldId(name), name, error: mistake?.text };
  };
  return (
    <form className={styles.form} {...formProps}>
      <UnseenFields page={form.page} />
      <input type="hidden" name="event" value={event} />
      <input type="hidden" name="date" value={date} />
      <div className={styles.sender}>
        <Field {...field('name')} label={ask.name} autoComplete="name" />
        <Field
          {...field('email')}
          label={words.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <div className={styles.persons}>
        <Field {...field('persons')} label={ask.persons} inputMode="numeric" />
      </div>
      <Field {...field('message')} label={ask.message} lines={3} optional />
      <Agreement {...field('privacy')} label={ask.agreement} privacy={form.privacy} />
      <Notice status={status} company={company} />
      <Button type="submit" className={styles.send} aria-disabled={status.kind === 'sending'}>
        {status.kind === 'sending' ? words.sending : ask.send}
      </Button>
    </form>
  );
}
