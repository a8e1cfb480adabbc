import type { CompanyView } from '#model/views/shell.ts';
import { Link } from '../../ui/link/link.tsx';
import type { Failure, FormStatus, Mistakes } from '../status.ts';
import { useMessages, usePlural } from '../../messages/messages.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  status: FormStatus;
  company: CompanyView;
  /** What to do if what was sent is registered already. */
  alreadyRegistered?: string;
}

/** The status of a form in words, announced to screen readers when it changes. */
export function Notice({ status, company, alreadyRegistered }: NoticeProps) {
  const words = useMessages().forms;
  const isSending = status.kind === 'sending';
  return (
    <>
      <output className="visually-hidden">{isSending ? words.sending : null}</output>
      <div role="alert" className={styles.notice}>
        {status.kind === 'editing' ? (
          <ToMend mistakes={status.mistakes} alreadyRegistered={alreadyRegistered} />
        ) : null}
        {status.kind === 'failed' ? <Failed reason={status.reason} company={company} /> : null}
      </div>
    </>
  );
}

/** A single mistake is shown beside its field; here it is only announced to screen readers. */
function ToMend({
  mistakes,
  alreadyRegistered,
}: {
  mistakes: Mistakes;
  alreadyRegistered: string | undefined;
}) {
  const words = useMessages().forms;
  const plural = usePlural();
  const list = Object.values(mistakes);
  if (list.length === 0) return null;
  if (alreadyRegistered && list.some(({ error }) => error === 'already-registered')) {
    return <p>{alreadyRegistered}</p>;
  }
  return (
    <p className={list.length === 1 ? 'visually-hidden' : undefined}>
      {plural(list.length, words.checkFields(list.length))}
    </p>
  );
}

const help = {
  offline: 'offlineHelp',
  'too-many': 'tooManyHelp',
  unexpected: 'unexpectedHelp',
} as const satisfies Record<Failure, string>;

/** Reports a failure together with other ways to contact the shop. */
function Failed({ reason, company }: { reason: Failure; company: CompanyView }) {
  const words = useMessages().forms;
  const { phone, email } = company;
  return (
    <>
      <p className={styles.title}>{words[reason]}</p>
      <p>{words[help[reason]]}</p>
      <ul role="list" className={styles.ways}>
        {phone ? <li>{'href' in phone ? <Link link={phone} /> : phone.label}</li> : null}
        {email && reason !== 'offline' ? (
          <li>
            <Link link={email} />
          </li>
        ) : null}
      </ul>
    </>
  );
}
