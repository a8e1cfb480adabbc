import { Hero } from '#site/features/hero/hero.tsx';
import { RequestSection } from '#site/features/request-section/request-section.tsx';
import { Teasers } from '#site/features/teasers/teasers.tsx';
import { Text } from '#site/features/text/text.tsx';
import { AppointmentForm } from './appointment-form.tsx';
import { appointmentMessages } from './messages.ts';
import { useLanguage } from '#site/messages/messages.tsx';
import type { TemplateProps } from '#site/templates/template-props.ts';

/** The appointments on offer, and the form that asks for one. */
export default function Appointments({ view, shell }: TemplateProps<'template-appointments'>) {
  const { body, form } = view;
  const { company } = shell;
  return (
    <>
      <Hero body={body} />
      <RequestSection words={appointmentMessages[useLanguage()]} company={company}>
        {form ? <AppointmentForm form={form} company={company} /> : undefined}
      </RequestSection>
      <Text body={body} />
      <Teasers teasers={body.teasers} />
    </>
  );
}
