import { memo, type MouseEvent } from 'react';
import type { ShellView, WidgetView } from '#model/views/shell.ts';
import { ask } from '../../consent/asking.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { widgets } from '../../widgets/registry.ts';
import styles from './footer.module.css';
import { ModeSwitch } from './mode-switch.tsx';

/**
 * The footer: the widgets of the content, the legal links, and the way back to the cookie settings.
 * It is the same on every page of a language, and so is rendered once on the way through them.
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
        <p>© {shell.company.companyName}</p>
      </div>
    </footer>
  );
});

/** Asks again where there is something to decide, and else leads to what is said of cookies. */
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
