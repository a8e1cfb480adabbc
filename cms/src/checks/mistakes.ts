import type { Diagnostic } from '../../../src/content/diagnostics/diagnostic.ts';
import { loadSite } from '../../../src/content/load.ts';
import type { SiteContent } from '../export/read-site.ts';
import { siteSource } from './site-source.ts';

/**
 * The mistakes in a changed record; if there are none, new mistakes elsewhere in the site that the
 * change causes.
 *
 * @param admin path of the changed record in the admin
 */
export async function mistakesOf(
  before: SiteContent,
  after: SiteContent,
  admin: string,
): Promise<Diagnostic[]> {
  const now = await mistakesIn(after);
  const own = now.filter((mistake) => isAt(mistake, admin) && mistake.severity === 'error');
  // Mistakes that follow from them, such as broken links, will go away with them.
  if (own.length > 0) return own;
  const others = now.filter((mistake) => !isAt(mistake, admin));
  // Most changes break nothing, and then the previous site need not be checked.
  if (others.length === 0) return [];
  const old = new Set((await mistakesIn(before)).map(key));
  return others.filter((mistake) => !old.has(key(mistake)));
}

/** Whether a mistake is in a record, by its path in the admin. */
export function isAt({ place }: Diagnostic, admin: string): boolean {
  return place.url !== undefined && new URL(place.url).pathname === admin;
}

/**
 * By the revision of the content: only for the latest revisions, because each is requested once or
 * twice.
 */
const found = new Map<string, Promise<Diagnostic[]>>();
const kept = 4;

/** The mistakes that prevent a build, and missing pictures. */
async function mistakesIn(site: SiteContent): Promise<Diagnostic[]> {
  const known = found.get(site.revision);
  if (known) return known;
  const errors = loadSite(siteSource(site)).then(({ diagnostics }) =>
    diagnostics.filter(({ severity, code }) => severity === 'error' || code === 'missing-image'),
  );
  found.set(site.revision, errors);
  for (const oldest of [...found.keys()].slice(0, -kept)) found.delete(oldest);
  return errors;
}

/** Mistakes are the same if they are about the same place, whatever its position in its list. */
function key({ code, message, place: { document, field } }: Diagnostic): string {
  return JSON.stringify([code, message, document, field]);
}
