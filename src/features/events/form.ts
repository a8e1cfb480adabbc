import type { FormDefinition } from '#model/feature.ts';
import { mailSender } from '#model/forms/rules.ts';

const { name, email, message, privacy } = mailSender;

const seats = {
  fields: {
    name,
    email,
    persons: { kind: 'number', required: true, min: 1, max: 99 },
    message,
    privacy,
  },
  // The event that the request is about, as its page names it.
  carried: {
    event: { kind: 'text', required: true, max: 200 },
    date: { kind: 'text', required: true, max: 200 },
  },
  missing: {
    de: { persons: 'Bitte sagen Sie uns, für wie viele Personen.' },
    en: { persons: 'Please tell us for how many people.' },
    fr: { persons: 'Dites-nous pour combien de personnes.' },
  },
} as const satisfies FormDefinition;

/** The form that asks for seats at an event. */
export const forms = { seats };
