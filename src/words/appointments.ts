import { appointments as de, type AppointmentWords } from './de/appointments.ts';
import { appointments as en } from './en/appointments.ts';
import { appointments as fr } from './fr/appointments.ts';
import type { Language } from './languages.ts';

/** Apart from the other words: only the page that asks for appointments loads them. */
export const appointmentWords: Record<Language, AppointmentWords> = { de, en, fr };
