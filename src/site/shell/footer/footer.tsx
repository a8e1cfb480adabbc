import { memo, type MouseEvent } from 'react';
import type { ShellView, WidgetView } from '#model/views/shell.ts';
import { ask } from '../../consent/asking.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { widgets } from '../../widgets/registry.ts';
import styles from './footer.module.css';
import { ModeSwitch } from './mode-switch.tsx';

/**
 * The footer: the content's widgets, the legal links, and access to the cookie settings. It is the
 * same on every page of a language, so it does not render again during navigation.
 */
export const Footer = memo(function Footer({ shell }: { shell: ShellView }) {
  const messages = useMessages();
  return (
    <footer className={styles.footer}>
      <div className={styles.widgets}>
        {shell.widgets.map((widget) => (
          <FooterWidget key={widget.id} widget={widget} shell={shell} />
        ))}
      </div>
      <div className={styles.legal} data-print="hide">
        <nav aria-label={messages.legal}>
          <ul role="list">
            {shell.legalLinks.map((link) => (
              <li key={link.href}>
                <Link link={link} />
              </li>
            ))}
            <CookieSettings shell={shell} />
          </ul>
        </nav>
        <ModeSwitch />
        {shell.openNow ? (
          <p>
            <OpenNow always={messages.openingHours} />
          </p>
        ) : null}
        <p>{`© ${shell.company.companyName}`}</p>
      </div>
    </footer>
  );
});

/**
 * Shows the banner again if there is anything to consent to; otherwise links to the text about
 * cookies.
 */
function CookieSettings({ shell: { cookieSettings, consents } }: { shell: ShellView }) {
  const messages = useMessages();
  if (!cookieSettings) return null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    ask();
  };
  return (
    <li>
      <a href={cookieSettings} {...(consents ? { onClick: open } : {})}>
        {messages.cookieSettings}
      </a>
    </li>
  );
}

function FooterWidget({ widget, shell }: { widget: WidgetView; shell: ShellView }) {
  const messages = useMessages();
  if (widget.name === 'unknown') {
    return <p className={styles.widget}>{messages.widgetNotFound}</p>;
  }
  const Widget = widgets[widget.name];
  return (
    <section className={styles.widget} data-widget={widget.name}>
      {widget.showLogo && shell.logo ? (
        <Logo logo={shell.logo} name={shell.siteName} className={styles.logo} />
      ) : null}
      <h2 lang={widget.lang}>{widget.header ?? messages[widget.name]}</h2>
      <Widget shell={shell} />
    </section>
  );
}
