import type { ReactNode } from 'react';
import { appointmentForm } from './views.examples.ts';
import { company } from '#model/views/shell.examples.ts';
import { told } from '#site/forms/sending/mistakes.ts';
import { AppointmentForm } from './appointment-form.tsx';

export const examples: Record<string, ReactNode> = {
  empty: <AppointmentForm form={appointmentForm} company={company} />,
  wrong: (
    <AppointmentForm
      form={appointmentForm}
      company={company}
      initial={{
        kind: 'editing',
        mistakes: told('appointment', { appointment: 'missing', day1: 'missing' }, 'de'),
      }}
    />
  ),
};
