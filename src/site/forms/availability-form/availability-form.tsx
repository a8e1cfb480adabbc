import type { ContactFormView } from '#model/views/forms.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { itemWords } from '#words/item.ts';
import { useLanguage } from '../../messages/messages.tsx';
import { Field } from '../field/field.tsx';
import { goTo } from '../go-to.ts';
import { MessageForm } from '../message-form/message-form.tsx';
import { Sender } from '../sender/sender.tsx';
import type { FormStatus } from '../status.ts';
import { useForm } from '../use-form.ts';

/** An item that the visitor asks about. */
interface Piece {
  slug: string;
  name: string;
  path: string;
  note?: string | undefined;
  /** Article number. */
  sku?: string | undefined;
  /** As the page shows it. */
  price?: string | undefined;
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
 * Asks whether items are available, and goes to the thanks page once the request has been accepted.
 * Without JavaScript, browsers send the items as hidden fields that the server understands.
 */
export function AvailabilityForm({
  form,
  company,
  pieces,
  onAccepted,
  initial,
}: AvailabilityFormProps) {
  const { ask } = itemWords[useLanguage()];
  const used = useForm({
    form: 'availability',
    server: form.server,
    initial,
    draft: `availability${form.page}`,
    async onAccepted() {
      onAccepted?.();
      await goTo(form.thanks);
    },
  });
  return (
    <MessageForm {...used} form={form} company={company} words={ask}>
      {pieces.map(({ slug, name, path, note = '', sku = '', price = '' }) => (
        <div key={slug} hidden>
          <input type="hidden" name="piece_id" value={slug} />
          <input type="hidden" name="piece_title" value={name} />
          <input type="hidden" name="piece_path" value={path} />
          <input type="hidden" name="piece_note" value={note} />
          <input type="hidden" name="piece_number" value={sku} />
          <input type="hidden" name="piece_price" value={price} />
        </div>
      ))}
      <Sender field={used.field} name={ask.name} />
      <Field {...used.field('message')} label={ask.message} lines={3} optional />
    </MessageForm>
  );
}
