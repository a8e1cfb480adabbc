import type { CompanyView } from '#model/views/shell.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Link } from '../link/link.tsx';
import styles from './contact-lines.module.css';

/** The phone, fax and mail addresses that the business has. */
export function ContactLines({ company }: { company: CompanyView }) {
  const messages = useMessages();
  const { phone, fax, email } = company;
  return (
    <ul role="list" className={styles.lines}>
      {phone ? <li>{'href' in phone ? <Link link={phone} /> : phone.label}</li> : null}
      {fax ? (
        <li>
          {messages.fax} {fax.label}
        </li>
      ) : null}
      {email ? (
        <li>
          <Link link={email} />
        </li>
      ) : null}
    </ul>
  );
}
