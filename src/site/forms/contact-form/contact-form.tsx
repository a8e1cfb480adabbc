import { partIds } from '#model/part-ids.ts';
import type { ContactFormView } from '#model/views/forms.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { Section } from '../../ui/section/section.tsx';
import { Field } from '../field/field.tsx';
import { goTo } from '../go-to.ts';
import { MessageForm } from '../message-form/message-form.tsx';
import { Sender } from '../sender/sender.tsx';
import type { FormStatus } from '../status.ts';
import { useForm } from '../use-form.ts';
import { useMessages } from '../../messages/messages.tsx';
import styles from './contact-form.module.css';

interface ContactFormProps {
  form: ContactFormView;
  company: CompanyView;
  /** The initial status. */
  initial?: FormStatus;
}

/** The contact form as a section of a page. */
export function ContactForm(props: ContactFormProps) {
  const { heading, required } = useMessages().forms.contact;
  return (
    <Section>
      <div className={styles.section} data-print="hide">
        <div>
          <h2 id={partIds.contactForm}>{heading}</h2>
          <p className={styles.note}>{required}</p>
        </div>
        <Form {...props} />
      </div>
    </Section>
  );
}

/** Goes to the thanks page once the message has been accepted. */
function Form({ form, company, initial }: ContactFormProps) {
  const words = useMessages().forms.contact;
  const used = useForm({
    form: 'contact',
    server: form.server,
    initial,
    onAccepted: () => goTo(form.thanks),
  });
  return (
    <MessageForm {...used} form={form} company={company} words={words}>
      <Sender field={used.field} name={words.name} />
      <Field {...used.field('message')} label={words.message} lines={6} />
    </MessageForm>
  );
}
