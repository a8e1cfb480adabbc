import type { AdminViewServerProps } from 'payload';
import { forgottenWords } from '../access/no-mail.ts';

/** Replaces Payload's page, which says that it has sent a mail. */
export function ForgottenPassword({ initPageResult: { req } }: AdminViewServerProps) {
  const { heading, help, back } = forgottenWords(req.i18n.language);
  const { admin } = req.payload.config.routes;
  return (
    <>
      <h1>{heading}</h1>
      <p>{help}</p>
      <p>
        <a href={`${admin}/login`}>{back}</a>
      </p>
    </>
  );
}
