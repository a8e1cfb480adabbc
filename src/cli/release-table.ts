import type { ChangedRelease } from '#generator/release/kept-releases.ts';

/** The releases as a person reads them, a line each; the one that is served has a mark. */
export function releaseTable(releases: readonly ChangedRelease[]): string {
  if (releases.length === 0) return 'Nothing was built yet.\n';
  const lines = releases.map((release) => {
    const { id, time, current, pages } = release;
    const when = localTime.format(new Date(time));
    return `${current ? '*' : ' '} ${id}  ${when}  ${pages} pages${changesIn(release)}`;
  });
  return `${lines.join('\n')}\n`;
}

function changesIn({ changes }: ChangedRelease): string {
  if (!changes) return '';
  const told = Object.entries(changes).flatMap(([what, count]) =>
    count ? `${count} ${what}` : [],
  );
  return `, ${told.join(', ') || 'no page changed'}`;
}

const localTime = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
