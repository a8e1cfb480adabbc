import type { LegalOfficer } from '#model/views/pages.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Link } from '../../ui/link/link.tsx';

/** The data protection officer's contact details (Art. 37 (7) GDPR). */
export function DataProtection({ officer }: { officer: LegalOfficer }) {
  const messages = useMessages();
  const { phone, email } = officer;
  return (
    <>
      <p>{messages.officerAppointed}</p>
      <address>
        <p>
          {officer.name}
          <br />
          {officer.street}
          <br />
          {officer.city}
        </p>
        {phone ? <p>{'href' in phone ? <Link link={phone} /> : phone.label}</p> : null}
        {email ? (
          <p>
            <Link link={email} />
          </p>
        ) : null}
      </address>
    </>
  );
}
