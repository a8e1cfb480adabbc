import { useLanguage, useMessages } from '../messages/messages.tsx';

interface UnseenFieldsProps {
  /** Path of the page with the form. */
  page: string;
}

/** Hidden fields that every form sends, and a honeypot field that only programs fill in. */
export function UnseenFields({ page }: UnseenFieldsProps) {
  const words = useMessages().forms;
  return (
    <>
      <input type="hidden" name="language" value={useLanguage()} />
      <input type="hidden" name="page" value={page} />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {words.leaveEmpty}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
