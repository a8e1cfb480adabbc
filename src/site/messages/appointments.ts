import type { AppointmentWords } from '#words/de/appointments.ts';
import { appointmentWords } from '#words/appointments.ts';
import { useLanguage } from './messages.tsx';

/** The words of the form that asks for an appointment, in the current language. */
export function useAppointmentMessages(): AppointmentWords {
  return appointmentWords[useLanguage()];
}
