'use client';

import { useCallback, useEffect, useState } from 'react';
import { type Language, languageNames, locales } from '../../../../src/model/language.ts';
import type { ShopMessage, ShopMessages } from '../../../../src/model/publishing/shop-messages.ts';
import { messageWords } from '../../start/message-words.ts';
import styles from './start.module.css';

/** The number shown at first. */
const few = 10;

type Known = ShopMessages | 'unknown' | 'starting' | 'unreachable' | 'off';

/** Visitors' messages of the last days, and whether they have reached the shop. */
export function Messages({ language }: { language: Language }) {
  const [known, setKnown] = useState<Known>('unknown');
  const ask = useCallback(() => void read().then(setKnown), []);
  useEffect(ask, [ask]);
  const words = messageWords[language];
  if (known === 'unknown' || known === 'off') return null;
  return (
    <section className={styles.messages} aria-labelledby="messages">
      <h2 id="messages">{words.heading}</h2>
      {typeof known === 'string' ? (
        <>
          <p>{words[known]}</p>
          <button type="button" className={styles.again} onClick={ask}>
            {words.again}
          </button>
        </>
      ) : (
        <List {...known} language={language} />
      )}
    </section>
  );
}

function List({
  messages,
  isAll,
  days,
  keptDays,
  language,
}: ShopMessages & { language: Language }) {
  const words = messageWords[language];
  const [hasAll, setHasAll] = useState(false);
  if (messages.length === 0) return <p>{words.none(days)}</p>;
  const isShort = messages.length > few && !hasAll;
  return (
    <>
      <ul>
        {messages.slice(0, isShort ? few : messages.length).map((message) => (
          <Message key={message.id} message={message} language={language} />
        ))}
      </ul>
      {isShort && (
        <button type="button" className={styles.again} onClick={() => setHasAll(true)}>
          {words.showAll(messages.length)}
        </button>
      )}
      <p className={styles.help}>
        {words.whole(days, keptDays)} {!isShort && !isAll && words.notAll}
      </p>
    </>
  );
}

function Message({ message, language }: { message: ShopMessage; language: Language }) {
  const words = messageWords[language];
  const { kind, time, name, about, state, email, phone } = message;
  const when = new Date(time).toLocaleString(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const isForeign = message.language !== language;
  const mail = email === undefined ? undefined : mailLink(email);
  const call = phone === undefined ? undefined : phoneLink(phone);
  return (
    <li data-state={state}>
      <p>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {isForeign && `, ${words.writtenIn(languageNames[message.language])}`}
      </p>
      <p className={styles.help}>
        {words.kinds[kind] ?? words.kinds.contact} ·{' '}
        <time dateTime={new Date(time).toISOString()}>{when}</time>
      </p>
      {about && (
        <p>
          <bdi>{about}</bdi>
        </p>
      )}
      <p className={styles.state}>{words.states[state]}</p>
      {mail && (
        <a href={mail} aria-label={`${words.reply}: ${email}`}>
          {words.reply}
        </a>
      )}
      {call && (
        <a href={call} aria-label={`${words.call}: ${phone}`}>
          {words.call}
        </a>
      )}
    </li>
  );
}

/** Undefined if a mail program should not get the address. */
function mailLink(email: string): string | undefined {
  const [, user, host] = /^([^\s@]+)@([^\s@/?#&]+)$/.exec(email) ?? [];
  return user && host && `mailto:${encodeURIComponent(user)}@${encodeURIComponent(host)}`;
}

function phoneLink(phone: string): string | undefined {
  const digits = phone.replaceAll(/[^\d+]/g, '');
  return /^\+?\d{3,}$/.test(digits) ? `tel:${digits}` : undefined;
}

async function read(): Promise<Known> {
  try {
    const response = await fetch('/api/publishing/messages');
    // Read first: an unread, uncacheable response keeps its connection open.
    const answer = (await response.json()) as ShopMessages | string;
    if (response.status === 404) return 'off';
    if (!response.ok) return 'unreachable';
    return typeof answer === 'string' ? 'starting' : answer;
  } catch {
    return 'unreachable';
  }
}
