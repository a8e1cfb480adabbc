import { memo } from 'react';
import type { ShellView, WidgetView } from '#model/views/shell.ts';
import { ask } from '../../consent/asking.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import { widgets } from '../../widgets/registry.ts';
import { useColourMode } from '../../ui/colour-mode/colour-mode.tsx';
import { choices, useModeStore } from '../../ui/colour-mode/mode-store.ts';
import styles from './footer.module.css';

/**
 * The footer: the content's widgets, the legal links, and access to the cookie settings. It is the
 * same on every page of a language, so it does not render again during navigation. On pages that show
 * the opening hours themselves, styles hide those of the footer.
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
            {shell.consents ? <CookieSettings /> : null}
          </ul>
        </nav>
        <ModeSwitch />
        {shell.footerNow ? (
          <p className={styles.hours}>
            <OpenNow always={messages.openingHours} />
          </p>
        ) : null}
        <p>{`© ${shell.company.companyName}`}</p>
      </div>
    </footer>
  );
});

/** Shows the banner again. Hidden without JavaScript, which the banner needs as well. */
function CookieSettings() {
  return (
    <li className={styles.settings}>
      <button type="button" onClick={ask}>
        {useMessages().cookieSettings}
      </button>
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

/**
 * Lets the visitor choose between light, dark and the system's mode; without a choice the page has
 * the mode of its theme. Hidden without JavaScript.
 */
function ModeSwitch() {
  const { colourMode } = useMessages();
  const themeMode = useColourMode();
  const { choice = themeMode, choose } = useModeStore();
  return (
    <fieldset aria-label={colourMode.title} className={styles.modes}>
      {choices.map((one) => (
        <button key={one} type="button" aria-pressed={one === choice} onClick={() => choose(one)}>
          {colourMode[one]}
        </button>
      ))}
    </fieldset>
  );
}
