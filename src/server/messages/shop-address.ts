import type { FormsShop } from '#model/forms/shop.ts';
import { HttpError } from '../http/http-error.ts';

/** @throws HttpError where nobody knows where messages go. */
export function shopAddress({ email }: FormsShop, mailTo: string | undefined): string {
  const to = mailTo ?? email;
  if (to === undefined) {
    throw new HttpError('not-possible-now', {
      detail: 'The shop has no mail address. Its owner can set one by MAIL_TO.',
    });
  }
  return to;
}
