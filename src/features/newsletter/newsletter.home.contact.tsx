import { useEffect, useRef } from 'react';
import { newsletterMessages } from './messages.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { EmailField } from '#site/forms/field/email-field.tsx';
import { Notice } from '#site/forms/notice/notice.tsx';
import type { FormStatus } from '#site/forms/status.ts';
import { UnseenFields } from '#site/forms/unseen-fields.tsx';
import { useForm } from '#site/forms/use-form.ts';
import { useLanguage, useMessages } from '#site/messages/messages.tsx';
import type { SectionProps } from '#site/templates/sections.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Link } from '#site/ui/link/link.tsx';
import { Section } from '#site/ui/section/section.tsx';
import type { NewsletterView } from './views.ts';
import styles from './newsletter.module.css';

interface NewsletterProps extends SectionProps {
  /** The initial status. */
  initial?: FormStatus;
}

/** The newsletter sign-up as a section of a page. */
export default function Newsletter({ view: { newsletter }, shell, initial }: NewsletterProps) {
  if (!newsletter) return null;
  const { heading, text, lang } = newsletter;
  return (
    <Section>
      <div className={styles.newsletter} data-print="hide">
        <div lang={lang}>
          <h2>{heading}</h2>
          {text ? <p>{text}</p> : null}
        </div>
        <NewsletterForm newsletter={newsletter} company={shell.company} initial={initial} />
      </div>
    </Section>
  );
}

function NewsletterForm({
  newsletter,
  company,
  initial,
}: {
  newsletter: NewsletterView;
  company: CompanyView;
  initial: FormStatus | undefined;
}) {
  const { sending } = useMessages().forms;
  const { lookForMail, send } = newsletterMessages[useLanguage()];
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
          {status.kind === 'sending' ? sending : send}
        </Button>
      </div>
      <Notice status={status} company={company} alreadyRegistered={lookForMail} />
      <p className={styles.consent}>
        <span lang={lang}>{consent}</span> {privacy ? <Link link={privacy} /> : null}
      </p>
    </form>
  );
}

/** Replaces the form and takes over the focus. */
function Thanks() {
  const { thanks, confirm } = newsletterMessages[useLanguage()];
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.thanks}>
      <p>{thanks}</p>
      <p>{confirm}</p>
    </div>
  );
}
