'use client';

import { Link, useDocumentEvents, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { dataOf } from '../../records/data.ts';
import { secondsOfLast, useStatus } from './use-status.ts';
import { wordsIn } from './words.ts';

/** How long a form says that changes are online, ms. */
const moment = 10_000;

/**
 * Shows in a form the progress of what was published from it, until it is live, or why it failed.
 */
export function FormStatus({ className }: { className: string | undefined }) {
  const { i18n } = useTranslation();
  const { mostRecentUpdate } = useDocumentEvents();
  const { status, ask } = useStatus();
  /**
   * The last publish that needs no report: initially, the one that ended before the form was
   * opened.
   */
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
        {!isBusy && isOnline && words.online}
        {!isBusy && !isOnline && (
          <>
            {words.notOnline} <Link href="/admin">{words.why}</Link>
          </>
        )}
      </p>
    </output>
  );
}
