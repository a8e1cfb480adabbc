import type { Language } from '#model/language.ts';

const de = {
  name: 'Ihr Name',
  phone: 'Ihre Telefonnummer',
  /** That either mail or phone is enough. */
  reachable: 'E-Mail oder Telefon: Eines von beiden genügt.',
  agreement:
    'Ich bin damit einverstanden, dass meine Angaben verarbeitet werden, um meine Anfrage zu beantworten.',
};

const en: typeof de = {
  name: 'Your name',
  phone: 'Your telephone number',
  reachable: 'Email or telephone: one of the two will do.',
  agreement: 'I agree that my details are processed in order to answer my request.',
};

const fr: typeof de = {
  name: 'Votre nom',
  phone: 'Votre numéro de téléphone',
  reachable: 'E-mail ou téléphone\u00a0: l’un des deux suffit.',
  agreement: 'J’accepte que mes données soient traitées pour répondre à ma demande.',
};

/** Messages of forms that take a mail address or a phone number. */
export const senderMessages: Record<Language, typeof de> = { de, en, fr };
