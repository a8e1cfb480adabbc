import { useEffect, useRef } from 'react';
import { signalTime } from '#model/consent/consent.ts';
import type { LegalBlockId } from '#model/entities/legal.ts';
import type { OptOutView } from '#model/views/external.ts';
import { externalWords } from '#words/external.ts';
import { ask, focusContent } from '../../consent/asking.ts';
import { useAllowedContents, useConsentStore, useDecision } from '../../consent/consents.tsx';
import { useLanguage } from '../../messages/messages.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './consent-manager.module.css';
import { OptOut } from './opt-out.tsx';

interface ConsentManagerProps {
  /** The services' own opt-outs, if the shop offers them. */
  optOuts?: readonly OptOutView[] | undefined;
  className?: string | undefined;
}

/**
 * Shows the visitor's consents and lets them withdraw these, or says that the browser refuses for
 * them. Most visitors have none stored; then only the opt-outs are shown, if there are any.
 */
export function ConsentManager({ optOuts, className }: ConsentManagerProps) {
  const section = useRef<HTMLElement>(null);
  const { manager: words } = externalWords[useLanguage()];
  const store = useConsentStore();
  const decision = useDecision();
  const isSignalled = decision?.time === signalTime;
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
    if (decision && !isSignalled) {
      store.save(decision.entries.map((entry) => ({ ...entry, consentGiven: entry.locked })));
    }
  };
  const forget = () => {
    store.reset();
    ask();
  };
  const isStored = services.length > 0 || (decision !== null && !isSignalled);
  const isShown = isStored || isSignalled || optOuts !== undefined;
  useEffect(() => {
    if (!isShown && holdsFocus.current) focusContent();
    holdsFocus.current = false;
  }, [isShown]);
  return (
    <section
      ref={section}
      id={'consentmanager' satisfies LegalBlockId}
      className={className}
      aria-label={words.title}
      tabIndex={-1}
      hidden={!isShown}
    >
      {isShown ? <h2>{words.title}</h2> : null}
      {services.length > 0 ? (
        <>
          <h3>{words.externalContent}</h3>
          <p>{words.text}</p>
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
      {isSignalled ? <p>{words.signal}</p> : null}
      {isStored || isSignalled ? (
        <div className={styles.actions}>
          {isStored ? <Button onClick={withdrawAll}>{words.withdrawAll}</Button> : null}
          {decision ? (
            <Button variant="outline" onClick={ask}>
              {words.change}
            </Button>
          ) : null}
          {isStored ? (
            <Button variant="outline" onClick={forget}>
              {words.forget}
            </Button>
          ) : null}
        </div>
      ) : null}
      {optOuts?.map((optOut) => (
        <OptOut key={optOut.frame} optOut={optOut} />
      ))}
    </section>
  );
}
