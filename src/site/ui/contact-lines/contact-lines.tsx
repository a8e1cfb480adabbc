import type { CompanyView, ContactLineView } from '#model/views/shell.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Link } from '../link/link.tsx';
import styles from './contact-lines.module.css';

/** The phone, fax and mail address to show if one of each is enough. */
export function ContactLines({ company }: { company: CompanyView }) {
  const { phone, fax, email } = company;
  const lines: ContactLineView[] = [
    ...(phone ? [{ type: 'phone' as const, line: phone }] : []),
    ...(fax ? [{ type: 'fax' as const, line: fax }] : []),
    ...(email ? [{ type: 'email' as const, line: email }] : []),
  ];
  return <ContactList lines={lines} />;
}

/** Numbers and mail addresses, each with its purpose. */
export function ContactList({ lines }: { lines: readonly ContactLineView[] }) {
  const messages = useMessages();
  if (lines.length === 0) return null;
  return (
    <ul role="list" className={styles.lines}>
      {lines.map(({ type, label, lang, line }, at) => {
        const what = type === 'fax' ? messages.fax : type === 'mobile' && messages.mobile;
        return (
          <li key={at}>
            {label ? <span lang={lang}>{messages.labelled(label)}</span> : null}
            {what ? `${what} ` : null}
            {'href' in line ? <Link link={line} /> : line.label}
          </li>
        );
      })}
    </ul>
  );
}
