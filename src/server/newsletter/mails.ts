import type { FormsShop } from '#model/forms/shop.ts';
import type { Language } from '#model/language.ts';
import type { Mails } from '#words/mails.ts';
import { words } from '#words/words.ts';
import { confirmDays, type NewsletterLinks } from './links.ts';
import type { NewMail } from '../mail/mail.ts';

interface ToSubscriber {
  to: string;
  language: Language;
  shop: FormsShop;
  links: NewsletterLinks;
}

/** Asks whether the sign-up was intended. The address is its only content from a visitor. */
export function confirmationMail(options: ToSubscriber): NewMail {
  return subscriberMail(options, words[options.language].mails.confirmation);
}

/**
 * Tells subscribers that somebody signed up with their address; the website reveals this to nobody.
 */
export function alreadySubscribedMail(options: ToSubscriber): NewMail {
  return subscriberMail(options, words[options.language].mails.already);
}

function subscriberMail(
  { to, shop, links }: ToSubscriber,
  { subject, text }: Mails[keyof Mails],
): NewMail {
  return {
    to,
    toSubscriber: true,
    subject: subject(shop.name),
    text: `${text({ shop: shop.name, days: confirmDays, ...links })}\n\n-- \n${shop.sender.join('\n')}\n${shop.siteUrl}\n`,
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Suppresses automatic replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
    },
  };
}
