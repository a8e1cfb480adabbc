'use client';

import { Banner, Button, useAuth, useTranslation } from '@payloadcms/ui';
import { loaderWords, plainWords } from '../../../../src/model/publishing/plain-words.ts';
import type {
  PublishedDiagnostic,
  PublishStatus,
} from '../../../../src/model/publishing/publishing.ts';
import { Releases } from './releases.tsx';
import { useStatus } from './use-status.ts';
import { languageOf, wordsIn } from './words.ts';

/** Tells on the first page of the admin whether what was published is live, and if not, why. */
export function PublishingPanel() {
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const { status, send } = useStatus();
  const words = wordsIn(i18n.language);
  if (status === 'unknown' || status === 'off') return null;
  const publish = (confirm: boolean) => send('/api/publishing', { confirm });
  return (
    <section aria-label={words.heading} data-state={stateOf(status)}>
      <h2>{words.heading}</h2>
      {status === 'unreachable' ? (
        <Banner type="error">{words.unreachable}</Banner>
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
  status: PublishStatus;
  language: string;
  onPublish: (confirm: boolean) => void;
}

/** A sentence, and what is to be done. */
function State({ status, language, onPublish }: StateProps) {
  const words = wordsIn(language);
  const { state, last, rolledBack } = status;
  if (state !== 'idle') return <Banner>{words[state]}</Banner>;
  if (!last) return <Banner>{words.never}</Banner>;
  if (last.outcome === 'live' || last.outcome === 'unchanged') {
    const time = new Date(last.ended).toLocaleString(language, {
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return <Banner type="success">{rolledBack ? words.rolledBack : words.live(time)}</Banner>;
  }
  const mistakes = last.diagnostics?.filter(({ severity }) => severity === 'error') ?? [];
  return (
    <>
      <Banner type="error">{words[last.outcome]}</Banner>
      {last.reason && <p>{last.reason}</p>}
      <ul>
        {mistakes.map((mistake, at) => (
          <Mistake key={at} mistake={mistake} language={language} />
        ))}
      </ul>
      <Button onClick={() => onPublish(last.needsConfirmation ?? false)} size="medium">
        {last.needsConfirmation ? words.confirm : words.again}
      </Button>
    </>
  );
}

interface MistakeProps {
  mistake: PublishedDiagnostic;
  language: string;
}

/** Where it is, and what is to be done; below that the loader's own words, which name values. */
function Mistake({ mistake, language }: MistakeProps) {
  const { place } = mistake;
  const plain = plainWords(mistake, languageOf(language));
  const loader = <span lang="en">{loaderWords(mistake)}</span>;
  return (
    <li>
      {place.url ? <a href={place.url}>{place.document}</a> : place.document}: {plain ?? loader}
      {plain !== undefined && <p>{loader}</p>}
    </li>
  );
}

function stateOf(status: PublishStatus | 'unreachable'): string {
  if (status === 'unreachable') return status;
  return status.state === 'idle' ? (status.last?.outcome ?? 'idle') : status.state;
}
