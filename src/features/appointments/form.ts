import type { FormDefinition } from '#model/feature.ts';
import { choice, reachableSender } from '#model/forms/rules.ts';

const day = { kind: 'day', required: false, max: 10 } as const;
const time = { kind: 'time', required: false, max: 10 } as const;

const appointment = {
  fields: {
    appointment: choice,
    day1: { ...day, required: true },
    time1: { ...time, required: true },
    day2: { ...day, requiredWith: { field: 'time2' } },
    time2: { ...time, requiredWith: { field: 'day2' } },
    day3: { ...day, requiredWith: { field: 'time3' } },
    time3: { ...time, requiredWith: { field: 'day3' } },
    ...reachableSender,
  },
  missing: {
    de: { appointment: 'Bitte wählen Sie, worum es geht.' },
    en: { appointment: 'Please choose what you would like to come in for.' },
    fr: { appointment: 'Merci de choisir l’objet du rendez-vous.' },
  },
} as const satisfies FormDefinition;

/** The appointment form. */
export const forms = { appointment };
