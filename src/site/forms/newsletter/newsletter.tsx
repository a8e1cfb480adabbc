import { useEffect, useRef } from 'react';
import type { NewsletterView } from '#model/views/forms.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { Button } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Section } from '../../ui/section/section.tsx';
import { EmailField } from '../field/email-field.tsx';
import { Notice } from '../notice/notice.tsx';
import type { FormStatus } from '../status.ts';
import { UnseenFields } from '../unseen-fields.tsx';
import { useForm } from '../use-form.ts';
import { useMessages } from '../../messages/messages.tsx';
import styles from './newsletter.module.css';

interface NewsletterProps {
  newsletter: NewsletterView;
  company: CompanyView;
  /** The initial status. */
  initial?: FormStatus;
}

/** The newsletter sign-up as a section of a page. */
export function Newsletter({ newsletter, company, initial }: NewsletterProps) {
  const { heading, text, lang } = newsletter;
  return (
    <Section>
      <div className={styles.newsletter} data-print="hide">
        <div lang={lang}>
          <h2>{heading}</h2>
          {text ? <p>{text}</p> : null}
        </div>
        <NewsletterForm newsletter={newsletter} company={company} initial={initial} />
      </div>
    </Section>
  );
}

function NewsletterForm({
  newsletter,
  company,
  initial,
}: Omit<NewsletterProps, 'initial'> & { initial: FormStatus | undefined }) {
  const words = useMessages().forms;
  const { server, page, consent, privacy, lang } = newsletter;
  const { status, formProps, field } = useForm({ form: 'newsletter', server, initial });
  if (status.kind === 'accepted') return <Thanks />;
  return (
    <form className={styles.form} {...formProps}>
      <UnseenFields page={page} />
      <input type="hidden" name="consent" value={consent} />
      <div className={styles.line}>
        <EmailField {...field('email')} />
        <Button type="submit" className={styles.send} aria-disabled={status.kind === 'sending'}>
          {status.kind === 'sending' ? words.sending : words.newsletter.send}
        </Button>
      </div>
      <Notice status={status} company={company} />
      <p className={styles.consent}>
        <span lang={lang}>{consent}</span> {privacy ? <Link link={privacy} /> : null}
      </p>
    </form>
  );
}

/** Replaces the form and takes over the focus. */
function Thanks() {
  const words = useMessages().forms;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.thanks}>
      <p>{words.newsletter.thanks}</p>
      <p>{words.newsletter.confirm}</p>
    </div>
  );
}
