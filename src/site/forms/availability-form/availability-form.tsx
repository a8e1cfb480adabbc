import { availabilityFieldId } from '#model/part-ids.ts';
import type { ContactFormView } from '#model/views/forms.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { useItemMessages } from '../../messages/item.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Agreement } from '../agreement/agreement.tsx';
import { Field } from '../field/field.tsx';
import { goTo } from '../go-to.ts';
import { Notice } from '../notice/notice.tsx';
import type { FormStatus } from '../status.ts';
import { UnseenFields } from '../unseen-fields.tsx';
import { useForm } from '../use-form.ts';
import styles from './availability-form.module.css';

/** An item that is asked for. */
interface Piece {
  slug: string;
  name: string;
  path: string;
  note?: string | undefined;
}

interface AvailabilityFormProps {
  form: ContactFormView;
  company: CompanyView;
  pieces: readonly Piece[];
  /** Called once the request has been accepted, before the thanks page. */
  onAccepted?: () => void;
  /** The initial status. */
  initial?: FormStatus;
}

/**
 * Asks whether items can be had, and goes to the thanks page once the request has been accepted.
 * Without JavaScript, browsers send the items as the hidden fields that the server knows.
 */
export function AvailabilityForm({
  form,
  company,
  pieces,
  onAccepted,
  initial,
}: AvailabilityFormProps) {
  const words = useMessages().forms;
  const { ask } = useItemMessages();
  const { status, formProps } = useForm({
    form: 'availability',
    server: form.server,
    initial,
    draft: `availability${form.page}`,
    async onAccepted() {
      onAccepted?.();
      await goTo(form.thanks);
    },
  });
  const field = (name: 'name' | 'email' | 'message' | 'privacy') => {
    const mistake = status.kind === 'editing' ? status.mistakes[name] : undefined;
    return { id: availabilityFieldId(name), name, error: mistake?.text };
  };
  return (
    <form className={styles.form} {...formProps}>
      <UnseenFields page={form.page} />
      {pieces.map(({ slug, name, path, note = '' }) => (
        <div key={slug} hidden>
          <input type="hidden" name="piece_id" value={slug} />
          <input type="hidden" name="piece_title" value={name} />
          <input type="hidden" name="piece_path" value={path} />
          <input type="hidden" name="piece_note" value={note} />
        </div>
      ))}
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
      <Field {...field('message')} label={ask.message} lines={3} optional />
      <Agreement {...field('privacy')} label={ask.agreement} privacy={form.privacy} />
      <Notice status={status} company={company} />
      <Button type="submit" className={styles.send} aria-disabled={status.kind === 'sending'}>
        {status.kind === 'sending' ? words.sending : ask.send}
      </Button>
    </form>
  );
}
