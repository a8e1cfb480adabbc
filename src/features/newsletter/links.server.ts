import type { FormsShop } from '#model/forms/shop.ts';
import type { Language } from '#model/language.ts';
import type { Signer } from '#server/tokens/signer.ts';

/** Addresses where subscribers confirm and unsubscribe. */
export interface NewsletterLinks {
  confirm: string;
  unsubscribe: string;
}

/** Days within which a sign-up can be confirmed. Several, because mails can arrive late. */
export const confirmDays = 7;

/** The same, ms. */
export const confirmTime = confirmDays * 24 * 60 * 60 * 1000;

interface LinkDetails {
  /** Of the subscriber. */
  id: string;
  language: Language;
  now: number;
  /** Of the sign-up that is to be confirmed, ms since 1970. */
  signedUpAt: number;
}

export function newsletterLinks(
  { id, language, now, signedUpAt }: LinkDetails,
  { shop, signer }: { shop: FormsShop; signer: Signer },
): NewsletterLinks {
  const link = (name: string, token: string) =>
    `${shop.formsUrl}/api/newsletter/${name}?language=${language}&token=${token}`;
  const expires = now + confirmTime;
  return {
    confirm: link('confirm', signer.sign('confirm', `${id} ${expires} ${signedUpAt}`)),
    unsubscribe: link('unsubscribe', signer.sign('unsubscribe', id)),
  };
}

/** The subscriber, and the sign-up, that this token entitles to confirm. */
export function readConfirmToken(
  token: string,
  signer: Signer,
  now: number,
): { id: string; signedUpAt: number } | undefined {
  const [id, expires, signedUpAt] = signer.verify('confirm', token)?.split(' ') ?? [];
  if (id === undefined || !(Number(expires) > now)) return undefined;
  return { id, signedUpAt: Number(signedUpAt) };
}
