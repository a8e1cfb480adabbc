import { APIError, type EmailAdapter, type PayloadRequest } from 'payload';
import type { Language } from '../../../src/model/language.ts';
import { languageOf } from '../language-of.ts';
import { refused } from './refused.ts';

interface Words {
  heading: string;
  /** What people can do if they have forgotten their password. */
  help: string;
  back: string;
}

const words: Record<Language, Words> = {
  de: {
    heading: 'Passwort vergessen?',
    help: 'Dieses System verschickt keine E-Mails. Bitten Sie jemanden, der hier alles darf, Ihnen unter „Mitarbeitende“ ein neues Passwort zu geben. Gibt es sonst niemanden, hilft Ihnen die Person, die Ihren Server betreut.',
    back: 'Zurück zur Anmeldung',
  },
  en: {
    heading: 'Forgotten your password?',
    help: 'This system sends no email. Ask somebody who may do everything here to give you a new password under “Staff”. If there is nobody else, ask the person who looks after your server.',
    back: 'Back to the sign-in page',
  },
  fr: {
    heading: 'Mot de passe oublié\u202f?',
    help: 'Ce système n’envoie pas d’e-mails. Demandez à une personne qui peut tout faire ici de vous donner un nouveau mot de passe sous «\u00a0Équipe\u00a0». S’il n’y a personne d’autre, adressez-vous à la personne qui s’occupe de votre serveur.',
    back: 'Retour à la connexion',
  },
};

export function forgottenWords(language: string): Words {
  return words[languageOf(language)];
}

/** Refuses to send a link for a new password, whether or not the account exists. */
export function refuseForgotten({ operation, req }: Operation): void {
  if (operation !== 'forgotPassword') return;
  throw refused(forgottenWords(req.i18n.language).help, 403);
}

interface Operation {
  operation: string;
  req: PayloadRequest;
}

/** Payload warns at each start if no mail adapter is set. */
export const noMail: EmailAdapter<void> = () => ({
  name: 'none',
  defaultFromAddress: 'nobody@cms.invalid',
  defaultFromName: 'Schaufenster',
  sendEmail: async () => {
    throw new APIError('The content system sends no mail.', 501);
  },
});
