import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ConsentEntry } from '#model/consent/consent.ts';
import { partIds } from '#model/part-ids.ts';
import type { ConsentsView } from '#model/views/shell.ts';
import { isFirstQuestion, startAsking, stopAsking } from '../../consent/asking.ts';
import { useConsentStore, useDecision } from '../../consent/consents.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './consent-banner.module.css';
import { Entry } from './entry.tsx';

type Answer = 'necessary' | 'all' | 'selected';

/**
 * Asks for the visitor's consent. It is part of every document, and visible while the root element
 * has `data-consent`, which the document's inline script sets before React runs. The first question
 * is a sentence and two equal answers; visitors expand the switches, or come back to them.
 * Documents omit the switches, which take some 300 bytes per document, compressed.
 */
export function ConsentBanner({ consents: { entries, hash } }: { consents: ConsentsView }) {
  const messages = useMessages().consent;
  const store = useConsentStore();
  const decision = useDecision();
  const banner = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useSyncExternalStore(neverChanges, isTrue, isFalse);
  const atFirst = entries.filter(({ locked, inPlace }) => !locked && !inPlace);
  const asksAtFirst = atFirst.length > 0;

  const decide = (answer: Answer) => {
    const chosen = form.current ? new FormData(form.current) : new FormData();
    const isGiven = ({ function_id, locked }: ConsentEntry) =>
      locked || answer === 'all' || (answer === 'selected' && chosen.has(function_id));
    // An entry that was not asked is not decided.
    const asked = isFirstQuestion() ? entries.filter(({ inPlace }) => !inPlace) : entries;
    store.save(
      asked.map(({ lang: _lang, inPlace: _inPlace, ...entry }) => ({
        ...entry,
        consentGiven: isGiven(entry),
      })),
    );
    stopAsking();
  };
  const leave = () => {
    if (isFirstQuestion()) return;
    form.current?.reset();
    if (decision || !asksAtFirst) stopAsking();
    else startAsking();
  };
  useEffect(() => {
    const element = banner.current;
    const leaveByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    element?.addEventListener('keydown', leaveByKey);
    return () => element?.removeEventListener('keydown', leaveByKey);
  });

  // The decision may come from this tab, another tab or an earlier visit; the inline script does
  // not read its details.
  useEffect(() => {
    if (store.decision()) stopAsking();
    else if (asksAtFirst) startAsking();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at each decision
  }, [store, decision, asksAtFirst]);

  const answerButton = (answer: Answer) => (
    <Button
      data-answer={answer}
      variant={answer === 'selected' ? 'outline' : 'solid'}
      onClick={() => decide(answer)}
    >
      {messages[answer]}
    </Button>
  );
  return (
    <section
      ref={banner}
      id={partIds.consent}
      className={styles.banner}
      tabIndex={-1}
      aria-label={messages.title}
      data-hash={hash}
      data-nosnippet=""
      data-print="hide"
    >
      <button type="button" className={styles.close} aria-label={messages.close} onClick={leave}>
        <Icon name="close" />
      </button>
      <details className={styles.details} open>
        <summary className={styles.title}>
          {messages.title}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <form ref={form} className={styles.form}>
          <p className={styles.question}>
            {messages.text(atFirst.map(({ display_name }) => display_name).join(', '))}
          </p>
          <p className={styles.settings}>{messages.textAgain}</p>
          <div className={styles.answers}>
            {/* Refusing looks the same as agreeing, and comes first. */}
            {answerButton('necessary')}
            {answerButton('all')}
          </div>
          <details className={styles.switches}>
            <summary className={styles.choose}>
              {messages.choose}
              <Icon name="chevron" className={styles.chevron} />
            </summary>
            {isRunning && (
              <>
                <ul role="list" className={styles.entries}>
                  {entries.map((entry) => (
                    <Entry
                      // Shows the stored decision once it is known.
                      key={`${entry.function_id} ${decision?.time}`}
                      entry={entry}
                      isOn={startsOn(entry, decision?.entries)}
                    />
                  ))}
                </ul>
                <div className={styles.selection}>{answerButton('selected')}</div>
              </>
            )}
          </details>
        </form>
      </details>
    </section>
  );
}

const neverChanges = () => () => {};
const isTrue = () => true;
const isFalse = () => false;

function startsOn(entry: ConsentEntry, decided: readonly ConsentEntry[] | undefined): boolean {
  if (entry.locked || !decided) return entry.locked || entry.default_on;
  return decided.some(
    ({ function_id, consentGiven }) => function_id === entry.function_id && consentGiven,
  );
}
