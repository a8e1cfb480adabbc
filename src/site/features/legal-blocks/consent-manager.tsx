import { useEffect, useRef } from 'react';
import type { LegalBlockId } from '#model/entities/legal.ts';
import type { FrameView } from '#model/views/external.ts';
import { ask, focusContent } from '../../consent/asking.ts';
import { useAllowedContents, useConsentStore, useDecision } from '../../consent/consents.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './consent-manager.module.css';
import { MatomoOptOut } from './matomo-opt-out.tsx';

interface ConsentManagerProps {
  /** Matomo's own opt-out, if the shop offers it. */
  optOut: FrameView | undefined;
  className?: string | undefined;
}

/**
 * Shows the visitor's consents and lets them withdraw these. Most visitors have none stored; then
 * only the opt-out is shown, if there is one.
 */
export function ConsentManager({ optOut, className }: ConsentManagerProps) {
  const section = useRef<HTMLElement>(null);
  const { consent } = useMessages();
  const store = useConsentStore();
  const decision = useDecision();
  const services = [...useAllowedContents().keys()];
  /** What is pressed can disappear, and the focus would be lost with it. */
  const holdsFocus = useRef(false);
  const holdFocus = () => {
    section.current?.focus({ preventScroll: true });
    holdsFocus.current = true;
  };
  const withdraw = (service: string) => {
    holdFocus();
    store.withdraw(service);
  };
  const withdrawAll = () => {
    holdFocus();
    for (const service of services) store.withdraw(service);
    if (decision) {
      store.save(decision.entries.map((entry) => ({ ...entry, consentGiven: entry.locked })));
    }
  };
  const forget = () => {
    store.reset();
    ask();
  };
  const isStored = decision !== null || services.length > 0;
  const isShown = isStored || optOut !== undefined;
  useEffect(() => {
    if (!isShown && holdsFocus.current) focusContent();
    holdsFocus.current = false;
  }, [isShown]);
  return (
    <section
      ref={section}
      id={'consentmanager' satisfies LegalBlockId}
      className={className}
      aria-label={consent.manager}
      tabIndex={-1}
      hidden={!isShown}
    >
      {isShown ? <h2>{consent.manager}</h2> : null}
      {services.length > 0 ? (
        <>
          <h3>{consent.externalContent}</h3>
          <p>{consent.managerText}</p>
          <ul role="list">
            {services.map((service) => (
              <li key={service}>
                <label className={styles.service}>
                  <input type="checkbox" checked onChange={() => withdraw(service)} />
                  {service}
                </label>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {isStored ? (
        <div className={styles.actions}>
          <Button onClick={withdrawAll}>{consent.withdrawAll}</Button>
          {decision ? (
            <Button variant="outline" onClick={ask}>
              {consent.change}
            </Button>
          ) : null}
          <Button variant="outline" onClick={forget}>
            {consent.forget}
          </Button>
        </div>
      ) : null}
      {optOut ? <MatomoOptOut optOut={optOut} /> : null}
    </section>
  );
}
