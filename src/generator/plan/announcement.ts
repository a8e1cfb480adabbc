import type { Announcement } from '#model/entities/announcement.ts';
import { words } from '#words/words.ts';
import { digest } from '../text/digest.ts';
import { escapeHtml } from '../text/escape.ts';
import { type PlanContext, translated, viewLink } from './context.ts';
import type { Plan } from './planned.ts';

/** So many are in the documents at most: the one of today, and those that follow. */
const most = 3;

/**
 * What stands above the header, as HTML with its styles, so that sites without announcements carry
 * nothing of them; undefined where none is to come. One that is in its time is shown. A script shows
 * and hides them on the day of the visit (src/site/inline/announcement.ts).
 */
export function announcementBar(context: PlanContext): string | undefined {
  const { site, today } = context;
  const coming = site.announcements
    .filter(({ to }) => to >= today)
    .toSorted(byWeight)
    .slice(0, most);
  if (coming.length === 0) return undefined;
  const current = coming.find(({ from }) => from <= today);
  return `<style>${styles}</style>${coming.map((one) => bar(context, one, one === current)).join('')}`;
}

/** Whether documents are to have the script that shows them. */
export function announces({ queries }: Pick<Plan, 'queries'>): boolean {
  return [...queries.values()].some(({ key, data }) => key === 'shell' && data.announcement);
}

/** What is important first, then by the days. */
function byWeight(a: Announcement, b: Announcement): number {
  const important = Number(b.importance === 'high') - Number(a.importance === 'high');
  return important || a.from.localeCompare(b.from);
}

function bar(context: PlanContext, announcement: Announcement, isShown: boolean): string {
  const { from, to, importance, path, translations } = announcement;
  const { text, link_label, lang } = translated(context, translations);
  const { label, close, more } = words[context.language].pages.announcement;
  const link = path && viewLink(context, path, link_label ?? more);
  const attributes = [
    `class="announcement" data-print="hide" data-importance="${importance}"`,
    `data-from="${from}" data-to="${to}" data-key="${keyOf(announcement)}"`,
    `aria-label="${escapeHtml(label)}"${isShown ? '' : ' hidden'}`,
  ];
  const outside = link && link.newTab ? ' target="_blank" rel="noopener"' : '';
  const hreflang = link && link.hreflang ? ` hreflang="${link.hreflang}"` : '';
  const anchor = link
    ? ` <a href="${escapeHtml(link.href)}"${outside}${hreflang}>${escapeHtml(link.label)}</a>`
    : '';
  return (
    `<aside ${attributes.join(' ')}><p${lang ? ` lang="${lang}"` : ''}>${escapeHtml(text)}${anchor}</p>` +
    `<button type="button" aria-label="${escapeHtml(close)}" hidden>${cross}</button></aside>`
  );
}

/** Names what a visitor has put away, in all languages: other words are another announcement. */
function keyOf({ translations }: Announcement): string {
  return digest(JSON.stringify(translations)).slice(0, 8);
}

const cross =
  '<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="M5 5l14 14M19 5 5 19" fill="none" stroke="currentColor" stroke-width="1.5"/></svg>';

const styles = [
  '.announcement{display:flex;align-items:center;justify-content:center;gap:8px;padding:4px 5%;background:var(--color-surface);font-size:var(--size--1);line-height:1.4}',
  '.announcement[hidden]{display:none}',
  '.announcement[data-importance=high]{background:var(--color-brand);color:var(--color-on-brand)}',
  '.announcement p{flex:1;padding-block:9px;text-align:center}',
  '.announcement a{color:inherit;font-weight:600}',
  '.announcement button{display:grid;flex:none;place-items:center;width:44px;height:44px;margin-inline-end:-12px;border:0;background:none;color:inherit;cursor:pointer}',
  '.announcement button[hidden]{display:none}',
  '@media print{.announcement{display:none}}',
].join('');
