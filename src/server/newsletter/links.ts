import type { FormsShop } from '#model/forms/shop.ts';
import type { Language } from '#model/language.ts';
import type { Signer } from '../tokens/signer.ts';

/** Addresses where subscribers confirm and unsubscribe. */
export interface NewsletterLinks {
  confirm: string;
  unsubscribe: string;
}

/** Days within which a sign-up can be confirmed. Several, because mails can arrive late. */
export const confirmDays = 7;

export function newsletterLinks(
  { id, language, now }: { id: string; language: Language; now: number },
  { shop, signer }: { shop: FormsShop; signer: Signer },
): NewsletterLinks {
  const link = (name: string, token: string) =>
    `${shop.formsUrl}/api/newsletter/${name}?language=${language}&token=${token}`;
  const expires = now + confirmDays * 24 * 60 * 60 * 1000;
  return {
    confirm: link('confirm', signer.sign('confirm', `${id} ${expires}`)),
    unsubscribe: link('unsubscribe', signer.sign('unsubscribe', id)),
  };
}

/** The id of the subscriber whom this token entitles to confirm. */
export function readConfirmToken(token: string, signer: Signer, now: number): string | undefined {
  const [id, expires] = signer.verify('confirm', token)?.split(' ') ?? [];
  return Number(expires) > now ? id : undefined;
}
