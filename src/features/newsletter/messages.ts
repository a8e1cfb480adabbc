import type { Language } from '#words/languages.ts';

const de = {
  thanks: 'Vielen Dank für Ihre Anmeldung!',
  confirm:
    'Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie Ihre Anmeldung mit dem Link darin.',
  lookForMail:
    'Bitte sehen Sie in Ihrem Postfach nach, auch im Spam-Ordner: Dort liegt unsere E-Mail mit dem Bestätigungslink.',
  send: 'Anmelden',
};

/** Messages of the form that signs visitors up. */
type NewsletterMessages = typeof de;

const en: NewsletterMessages = {
  thanks: 'Thank you for subscribing!',
  confirm: 'We have sent you an email. Please confirm your subscription with the link in it.',
  lookForMail:
    'Please look in your inbox, and in the spam folder: our email with the link to confirm is there.',
  send: 'Subscribe',
};

const fr: NewsletterMessages = {
  thanks: 'Merci pour votre inscription\u202f!',
  confirm:
    'Nous venons de vous envoyer un e-mail. Confirmez votre inscription grâce au lien qu’il contient.',
  lookForMail:
    'Regardez dans votre boîte de réception et dans vos courriers indésirables\u00a0: notre e-mail avec le lien de confirmation s’y trouve.',
  send: 'S’abonner',
};

export const newsletterMessages: Record<Language, NewsletterMessages> = { de, en, fr };
