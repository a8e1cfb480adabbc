import { contactFieldId, partIds } from '#model/part-ids.ts';
import type { ContactFormView } from '#model/views/forms.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { Button } from '../../ui/button/button.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Agreement } from '../agreement/agreement.tsx';
import { Field } from '../field/field.tsx';
import { goTo } from '../go-to.ts';
import { Notice } from '../notice/notice.tsx';
import type { FormStatus } from '../status.ts';
import { UnseenFields } from '../unseen-fields.tsx';
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
  const words = useMessages().forms;
  const { status, formProps } = useForm({
    form: 'contact',
    server: form.server,
    initial,
    onAccepted: () => goTo(form.thanks),
  });
  const field = (name: 'name' | 'email' | 'message' | 'privacy') => {
    const mistake = status.kind === 'editing' ? status.mistakes[name] : undefined;
    return { id: contactFieldId(name), name, error: mistake?.text };
  };
  return (
    <form className={styles.form} {...formProps}>
      <UnseenFields page={form.page} />
      <div className={styles.sender}>
        <Field {...field('name')} label={words.contact.name} autoComplete="name" />
        <Field
          {...field('email')}
          label={words.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <Field {...field('message')} label={words.contact.message} lines={6} />
      <Agreement {...field('privacy')} label={words.contact.agreement} privacy={form.privacy} />
      <Notice status={status} company={company} />
      <Button type="submit" className={styles.send} aria-disabled={status.kind === 'sending'}>
        {status.kind === 'sending' ? words.sending : words.contact.send}
      </Button>
    </form>
  );
}
