import { appointmentWords } from '#words/appointments.ts';
import { Hero } from '../../features/hero/hero.tsx';
import { RequestSection } from '../../features/request-section/request-section.tsx';
import { Teasers } from '../../features/teasers/teasers.tsx';
import { Text } from '../../features/text/text.tsx';
import { AppointmentForm } from '../../forms/appointment-form/appointment-form.tsx';
import { useLanguage } from '../../messages/messages.tsx';
import type { TemplateProps } from '../template-props.ts';

/** What one can come for by appointment, and the form that asks for a time. */
export default function Appointments({ view, shell }: TemplateProps<'template-appointments'>) {
  const { body, form } = view;
  const { company } = shell;
  return (
    <>
      <Hero body={body} />
      <RequestSection words={appointmentWords[useLanguage()]} company={company}>
        {form ? <AppointmentForm form={form} company={company} /> : undefined}
      </RequestSection>
      <Text body={body} />
      <Teasers teasers={body.teasers} />
    </>
  );
}
