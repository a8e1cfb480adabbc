import { useEffect, useRef } from 'react';
import type { ConsentEntry } from '#model/consent/consent.ts';
import { partIds } from '#model/part-ids.ts';
import type { ConsentsView } from '#model/views/shell.ts';
import { startAsking, stopAsking } from '../../consent/asking.ts';
import { useConsentStore, useDecision } from '../../consent/consents.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './consent-banner.module.css';

/** Refusing looks the same as agreeing, and comes first. */
const answers = ['necessary', 'all', 'selected'] as const;
type Answer = (typeof answers)[number];

/**
 * Asks for the visitor's consent. Part of every document, and visible while the root element has
 * `data-consent`, which the document's inline script sets before React runs.
 */
export function ConsentBanner({ consents: { entries } }: { consents: ConsentsView }) {
  const messages = useMessages();
  const store = useConsentStore();
  const decision = useDecision();
  const form = useRef<HTMLFormElement>(null);

  const decide = (answer: Answer) => {
    const chosen = form.current ? new FormData(form.current) : new FormData();
    const isGiven = ({ function_id, locked }: ConsentEntry) =>
      locked || answer === 'all' || (answer === 'selected' && chosen.has(function_id));
    store.save(
      entries.map(({ lang: _lang, ...entry }) => ({ ...entry, consentGiven: isGiven(entry) })),
    );
    stopAsking();
  };

  // The decision may come from this tab, another tab or an earlier visit, whose details the inline
  // script does not read.
  useEffect(() => {
    if (store.decision()) stopAsking();
    else startAsking();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at each decision
  }, [store, decision]);

  return (
    <section
      id={partIds.consent}
      className={styles.banner}
      tabIndex={-1}
      aria-label={messages.consent.title}
      data-nosnippet=""
      data-print="hide"
    >
      <details className={styles.details} open>
        <summary className={styles.title}>
          {messages.consent.title}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <form ref={form} className={styles.form}>
          <p>{messages.consent.text}</p>
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
          <div className={styles.answers}>
            {answers.map((answer) => (
              <Button
                key={answer}
                data-answer={answer}
                variant={answer === 'selected' ? 'outline' : 'solid'}
                onClick={() => decide(answer)}
              >
                {messages.consent[answer]}
              </Button>
            ))}
          </div>
        </form>
      </details>
    </section>
  );
}

function Entry({ entry, isOn }: { entry: ConsentsView['entries'][number]; isOn: boolean }) {
  const { function_id: id, display_name, description, link, locked, lang } = entry;
  const { consent } = useMessages();
  return (
    <li lang={lang}>
      <label className={styles.entry}>
        <span className={styles.name}>{display_name}</span>
        <input type="checkbox" name={id} defaultChecked={isOn} disabled={locked} />
      </label>
      <p className={styles.description}>
        {description}{' '}
        {link ? (
          <a href={link}>
            {consent.more}
            <span className="visually-hidden">: {display_name}</span>
          </a>
        ) : null}
      </p>
    </li>
  );
}

function startsOn(entry: ConsentEntry, decided: readonly ConsentEntry[] | undefined): boolean {
  const before = decided?.find(({ function_id }) => function_id === entry.function_id);
  return entry.locked || (before?.consentGiven ?? entry.default_on);
}
