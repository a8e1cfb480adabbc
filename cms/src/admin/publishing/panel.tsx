'use client';

import { Banner, Button, useAuth, useTranslation } from '@payloadcms/ui';
import { byCause, inOneLine, plainWords } from '../../../../src/model/publishing/plain-words.ts';
import type { PublishedDiagnostic } from '../../../../src/model/publishing/publishing.ts';
import { languageOf } from '../../language-of.ts';
import type { StatusInWords } from '../../publishing/status-in-words.ts';
import styles from '../start/start.module.css';
import { Releases } from './releases.tsx';
import { type Known, secondsOfLast, useStatus } from './use-status.ts';
import { wordsIn } from './words.ts';

/** Shows on the start page of the admin whether published changes are live, and if not, why. */
export function PublishingPanel({ site }: { site: string | undefined }) {
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const { status, send } = useStatus();
  const words = wordsIn(i18n.language);
  if (status === 'unknown' || status === 'off') return null;
  const publish = (confirm: boolean) => send('/api/publishing', { confirm });
  return (
    <section aria-label={words.heading} data-state={stateOf(status)}>
      <h2>{words.heading}</h2>
      {site && (
        <a className={styles.more} href={site} target="_blank" rel="noopener noreferrer">
          {words.visit}
        </a>
      )}
      {typeof status === 'string' ? (
        <Banner type={status === 'unreachable' ? 'error' : 'default'}>{words[status]}</Banner>
      ) : (
        <>
          <State status={status} language={i18n.language} onPublish={publish} />
          {user?.['role'] === 'owner' && (
            <Releases
              releases={status.releases}
              language={i18n.language}
              onRollBack={(release) => send('/api/publishing/release', { release })}
            />
          )}
        </>
      )}
    </section>
  );
}

interface StateProps {
  status: StatusInWords;
  language: string;
  onPublish: (confirm: boolean) => void;
}

/** A sentence, and what to do. */
function State({ status, language, onPublish }: StateProps) {
  const words = wordsIn(language);
  const { state, last, rolledBack } = status;
  if (state === 'waiting') return <Banner>{words.waiting}</Banner>;
  if (state === 'building') return <Banner>{words.building(secondsOfLast(status))}</Banner>;
  const isRefused = last?.outcome === 'refused' || last?.outcome === 'failed';
  if (rolledBack && !isRefused) {
    return (
      <>
        <Banner>{words.rolledBack}</Banner>
        <Button onClick={() => onPublish(false)} size="medium">
          {words.publishNewest}
        </Button>
      </>
    );
  }
  if (!last) return <Banner>{words.never}</Banner>;
  if (!isRefused) {
    const time = new Date(last.ended).toLocaleString(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return <Banner type="success">{words.live(time)}</Banner>;
  }
  const mistakes = last.diagnostics?.filter(({ severity }) => severity === 'error') ?? [];
  return (
    <>
      <Banner type="error">{words[last.outcome === 'refused' ? 'refused' : 'failed']}</Banner>
      {last.reason && <p>{last.reason}</p>}
      <ul>
        {byCause(mistakes).map((same, at) => (
          <Mistake key={at} same={same} language={language} />
        ))}
      </ul>
      <Button onClick={() => onPublish(last.needsConfirmation ?? false)} size="medium">
        {last.needsConfirmation ? words.confirm : words.again}
      </Button>
    </>
  );
}

interface MistakeProps {
  /** Mistakes with the same cause. */
  same: readonly PublishedDiagnostic[];
  language: string;
}

/** What to do, and all the places. */
function Mistake({ same, language }: MistakeProps) {
  const [first] = same;
  if (!first) return null;
  const reader = languageOf(language);
  const words = inOneLine(first, reader);
  const isPlain = plainWords(first, reader) !== undefined;
  const places = new Map(same.map(({ place }) => [place.url ?? place.document, place]));
  return (
    <li>
      {isPlain ? words : <span lang="en">{words}</span>}
      <ul>
        {[...places].map(([key, place]) => (
          <li key={key}>{place.url ? <a href={place.url}>{place.document}</a> : place.document}</li>
        ))}
      </ul>
    </li>
  );
}

function stateOf(status: Known): string {
  if (typeof status === 'string') return status;
  if (status.state !== 'idle') return status.state;
  return status.rolledBack ? 'rolled-back' : (status.last?.outcome ?? 'idle');
}
