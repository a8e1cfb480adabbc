import { type RefObject, useEffect, useRef, useState } from 'react';
import { partIds } from '#model/part-ids.ts';
import type { RetailerClockView } from '#model/views/external.ts';
import type { PageContext } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { OpenNow } from '../../ui/open-now/open-now.tsx';
import type { Current } from '../current-link.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { LanguageSelector } from '../language-selector/language-selector.tsx';
import { Menu, menuId } from '../menu/menu.tsx';
import { ServiceSlot } from '../service-slot.tsx';
import { RequestListLink } from './request-list-link.tsx';
import styles from './header.module.css';

interface HeaderProps {
  shell: ShellView;
  current: Current;
  languagePaths: PageContext['languagePaths'];
}

/**
 * The header: logo, menu, language, the opening status, and the request list, or its place in a
 * shop without items to request. It shrinks when the page is scrolled. In small windows a toggle
 * opens the menu as a popover, which works without JavaScript.
 */
export function Header({ shell, current, languagePaths }: HeaderProps) {
  const messages = useMessages();
  const { sticky, changePos } = shell.header;
  const [mark, isPast] = useScrolledPast<HTMLDivElement>();
  const isCollapsed = changePos !== undefined && isPast;
  return (
    <>
      <div ref={mark} className={styles.mark} style={{ height: changePos }} />
      <header
        className={styles.header}
        data-sticky={sticky || undefined}
        data-collapsed={isCollapsed || undefined}
      >
        <div className={styles.bar}>
          <a
            className={styles.home}
            href={shell.home}
            aria-label={messages.homeLink(shell.siteName)}
          >
            {shell.logo ? (
              <Logo logo={shell.logo} name="" className={styles.logo} />
            ) : (
              <span className={styles.name}>{shell.siteName}</span>
            )}
          </a>
          <Menu items={shell.menu} current={current} />
          <div className={styles.tools} data-print="hide">
            {shell.clockLink ? (
              <ClockLink href={shell.clockLink} clock={shell.retailerClock} />
            ) : null}
            {shell.openNow ? (
              <a className={styles.now} href={`${shell.contact}#${partIds.hours}`}>
                <OpenNow always={messages.openingHours} />
              </a>
            ) : null}
            <button
              type="button"
              className={styles.search}
              data-search
              aria-label={messages.search}
              data-tip="bottom"
            >
              <Icon name="search" />
            </button>
            {shell.requestList ? (
              <RequestListLink link={shell.requestList} />
            ) : (
              <div data-slot="cart" hidden />
            )}
            <LanguageSelector
              language={shell.language}
              languages={shell.languages}
              paths={languagePaths}
            />
            {shell.menu.length > 0 ? (
              <button type="button" className={styles.toggle} popoverTarget={menuId}>
                <Icon name="menu" />
                {messages.openMenu}
              </button>
            ) : null}
          </div>
        </div>
      </header>
    </>
  );
}

interface ClockLinkProps {
  href: string;
  clock: RetailerClockView | undefined;
}

/**
 * The link to the brand. If a retailer clock is set up, the link makes room for the clock and
 * covers it.
 */
function ClockLink({ href, clock }: ClockLinkProps) {
  const messages = useMessages();
  const link = (
    <a className={styles.clock} href={href}>
      <Icon name="clock" />
      <span>{messages.officialRetailer}</span>
    </a>
  );
  if (!clock) return link;
  return (
    <div className={styles.retailer}>
      <ErrorBoundary fallback={null}>
        <ServiceSlot name="retailerClock" view={clock} />
      </ErrorBoundary>
      {link}
    </div>
  );
}

/**
 * Reports whether the page is scrolled to or beyond the end of an element at its top; attach the
 * ref to that element. Uses an observer, so that no code runs while scrolling.
 */
function useScrolledPast<E extends Element>(): [RefObject<E | null>, boolean] {
  const mark = useRef<E>(null);
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setIsPast(!latest.isIntersecting);
      },
      // Elements that only touch the edge of the window count as visible.
      { rootMargin: '-1px 0px 0px' },
    );
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return [mark, isPast];
}
