/** A page that a link can lead to. */
export interface LinkTarget {
  /** As written in links: 'contact', 'watches/ostra'. */
  address: string;
  title: string;
  /** The headings that links can lead to. */
  places: { anchor: string; words: string }[];
}

const known = new Map<string, Promise<LinkTarget[]>>();

/**
 * The pages of the site in a language. Empty if they cannot be loaded, because addresses can also
 * be typed.
 */
export async function linkTargets(language: string): Promise<LinkTarget[]> {
  const targets = known.get(language) ?? fetchTargets(language);
  known.set(language, targets);
  try {
    return await targets;
  } catch {
    // The next field tries again.
    known.delete(language);
    return [];
  }
}

async function fetchTargets(language: string): Promise<LinkTarget[]> {
  const response = await fetch(`/api/link-targets?locale=${language}`);
  if (!response.ok) throw new Error(`The pages cannot be had: ${response.status}.`);
  return (await response.json()) as LinkTarget[];
}
