import type { ReactNode } from 'react';
import type { FormView } from '#model/views/forms.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Button } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Agreement } from '../agreement/agreement.tsx';
import { Notice } from '../notice/notice.tsx';
import { UnseenFields } from '../unseen-fields.tsx';
import type { UsedForm } from '../use-form.ts';
import styles from './message-form.module.css';

interface MessageFormProps extends UsedForm<'privacy'> {
  form: FormView;
  company: CompanyView;
  words: {
    /** What the visitor agrees to. */
    agreement: string;
    /** What the button says. */
    send: string;
  };
  className?: string | undefined;
  /** The form's own fields. */
  children: ReactNode;
}

/** A form for writing to the shop: its fields, the agreement, the status, and the button. */
export function MessageForm({
  form,
  company,
  words,
  className,
  children,
  status,
  formProps,
  field,
}: MessageFormProps) {
  const { sending } = useMessages().forms;
  const isSending = status.kind === 'sending';
  return (
    <form className={classes(styles.form, className)} {...formProps}>
      <UnseenFields page={form.page} />
      {children}
      <Agreement {...field('privacy')} label={words.agreement} privacy={form.privacy} />
      <Notice status={status} company={company} />
      <Button type="submit" className={styles.send} aria-disabled={isSending}>
        {isSending ? sending : words.send}
      </Button>
    </form>
  );
}
