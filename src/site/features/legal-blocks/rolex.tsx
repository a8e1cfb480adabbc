import { useLanguage, useMessages } from '../../messages/messages.tsx';
import { Link } from '../../ui/link/link.tsx';

const site = {
  de: 'https://www.rolex.com/de',
  en: 'https://www.rolex.com',
  fr: 'https://www.rolex.com/fr',
};

/** The embedded Rolex area is governed by its own terms, privacy notice and cookie policy. */
export function Rolex() {
  const messages = useMessages();
  const base = `${site[useLanguage()]}/legal-notices`;
  const links = [
    [`${base}/terms-of-use`, messages.rolexTerms],
    [`${base}/privacy-notice`, messages.rolexPrivacy],
    [`${base}/cookies`, messages.rolexCookies],
  ] as const;
  return (
    <>
      <p>{messages.rolexText}</p>
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <Link link={{ href, label, icon: 'link', newTab: true }} />
          </li>
        ))}
      </ul>
    </>
  );
}
