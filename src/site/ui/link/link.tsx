import type { ComponentProps } from 'react';
import type { ViewLink } from '#model/views/common.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './link.module.css';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel' | 'hrefLang'> {
  link: ViewLink;
  /** Omits the icon, if something else already shows where the link leads. */
  plain?: boolean;
}

/**
 * A link as resolved from the content: with the icon of its kind, and in a new tab if it leaves the
 * site. Screen readers announce the new tab only if it shows another site, which those of mail and
 * phone links do not.
 */
export function Link({ link, plain = false, children, ...rest }: LinkProps) {
  const messages = useMessages();
  const outside = link.newTab && link.icon === 'link';
  return (
    <a
      href={link.href}
      hrefLang={link.hreflang}
      {...(link.newTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...(link.icon === 'phone' ? { title: messages.phone } : {})}
      {...rest}
    >
      {link.icon && !plain ? <Icon name={link.icon} className={styles.icon} /> : null}
      {children ?? (link.icon === 'mail' ? <MailAddress address={link.label} /> : link.label)}
      {outside ? <span className="visually-hidden">{` (${messages.newTab})`}</span> : null}
    </a>
  );
}

/** An address that may break after its `@`; other labels have none. */
function MailAddress({ address }: { address: string }) {
  const [name, ...host] = address.split('@');
  if (host.length === 0) return name;
  return (
    <span>
      {name}@<wbr />
      {host.join('@')}
    </span>
  );
}
