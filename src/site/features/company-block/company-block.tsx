import type { ReactNode } from 'react';
import { defaultLanguage } from '#model/language.ts';
import type { Particular } from '#model/views/pages.ts';
import type { CompanyView } from '#model/views/shell.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Address } from '../../ui/address/address.tsx';
import { ContactLines } from '../../ui/contact-lines/contact-lines.tsx';
import styles from './company-block.module.css';

/**
 * The sidebar of the legal pages: the company behind the site, how to reach it, and where it is
 * registered (§ 5 DDG). VAT id and tax number appear only if the content has them.
 */
export function CompanyBlock({
  company,
  particulars,
}: {
  company: CompanyView;
  /** What the imprint adds to the company's details. */
  particulars?: readonly Particular[] | undefined;
}) {
  const messages = useMessages();
  const addressLabel = messages.addressType[company.addressType];
  return (
    <aside className={styles.block} aria-label={messages.company}>
      <p className={styles.name}>{company.companyName}</p>
      <Address lines={[addressLabel, company.street, company.city]} />
      {company.executives.length > 0 ? (
        <Entry label={messages.legalForm[company.legalForm]}>{company.executives.join(', ')}</Entry>
      ) : null}
      <div>
        <p className={styles.label}>{messages.contact}</p>
        <ContactLines company={company} />
      </div>
      {company.registers.length > 0 ? (
        <Entry label={messages.registers}>
          {company.registers.map(({ type, number, registrar }, at) => (
            // Registers keep their official names, in the language of their country.
            <span key={at} className={styles.register} lang={defaultLanguage}>
              {type} {number}, {registrar}
            </span>
          ))}
        </Entry>
      ) : null}
      {company.vatId ? <Entry label={messages.vatId}>{company.vatId}</Entry> : null}
      {company.taxNumber ? <Entry label={messages.taxNumber}>{company.taxNumber}</Entry> : null}
      {particulars?.map(({ label, value }) => (
        <Entry key={label} label={label}>
          {value}
        </Entry>
      ))}
    </aside>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p>
      <span className={styles.label}>{label}</span>
      {children}
    </p>
  );
}
