import type { FormDefinition } from '#model/feature.ts';
import { mailSender } from '#model/forms/rules.ts';

const newsletter = {
  fields: { email: mailSender.email },
  carried: { consent: { kind: 'message', required: true, max: 2000 } },
  consent: 'consent',
  isMessage: false,
  missing: {
    de: { email: 'E-Mail-Adresse fehlt' },
    en: { email: 'Email missing' },
    fr: { email: 'Adresse e-mail manquante' },
  },
} as const satisfies FormDefinition;

/** The form that signs visitors up. */
export const forms = { newsletter };
