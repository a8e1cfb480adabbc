'use client';

import {
  Link,
  useDocumentEvents,
  useDocumentInfo,
  useLocale,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { dataOf } from '../../records/data.ts';
import { secondsOfLast, useStatus } from './use-status.ts';
import { wordsIn } from './words.ts';

/** How long the form says that changes are online, ms: long enough to tap the link. */
const moment = 20_000;

/** Shows in a form how its publish proceeds, and links to the page once it is online, or to the reason if it fails. */
export function FormStatus({ className }: { className: string | undefined }) {
  const { i18n } = useTranslation();
  const { mostRecentUpdate } = useDocumentEvents();
  const { status, ask } = useStatus();
  /** The last publish that needs no report: at first, the one before the form was opened. */
  const [told, setTold] = useState<string>();
  const words = wordsIn(i18n.language);
  const known = typeof status === 'object' ? status : undefined;
  if (known && told === undefined) setTold(known.last?.id ?? '');
  const isBusy = known !== undefined && known.state !== 'idle';
  const { id, outcome } = known?.last ?? {};
  const isOnline = outcome === 'live' || outcome === 'unchanged';
  const isNew = id !== undefined && told !== undefined && id !== told;

  useEffect(() => {
    if (dataOf(mostRecentUpdate?.doc)['_status'] === 'published') ask();
  }, [mostRecentUpdate, ask]);
  useEffect(() => {
    if (isBusy || !isNew || !isOnline) return undefined;
    const timer = setTimeout(() => setTold(id), moment);
    return () => clearTimeout(timer);
  }, [isBusy, isNew, isOnline, id]);

  if (!known || !(isBusy || isNew)) return null;
  return (
    <output className={className} data-publishing={isBusy ? known.state : outcome}>
      <p>
        {known.state === 'waiting' && words.waiting}
        {known.state === 'building' && words.building(secondsOfLast(known))}
        {!isBusy && isOnline && (
          <>
            {words.online} <PageLink text={words.seePage} />
          </>
        )}
        {!isBusy && !isOnline && (
          <>
            {words.notOnline} <Link href="/admin">{words.why}</Link>
          </>
        )}
      </p>
    </output>
  );
}

/** A link to the document's page on the site, once its address is known. */
function PageLink({ text }: { text: string }) {
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const query = new URLSearchParams({
      ...(collectionSlug ? { collection: collectionSlug, id: String(id) } : {}),
      locale: code,
    });
    void readUrl(query).then(setUrl);
  }, [id, collectionSlug, code]);
  return url === undefined ? null : (
    <a href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}

async function readUrl(query: URLSearchParams): Promise<string | undefined> {
  try {
    const response = await fetch(`/api/page-link?${query}`);
    return response.ok ? ((await response.json()) as { url: string }).url : undefined;
  } catch {
    return undefined;
  }
}
