/** A page that a link can lead to. */
export interface LinkTarget {
  /** As links name it: 'contact', 'watches/ostra'. */
  address: string;
  title: string;
  /** The headings that links can lead to. */
  places: { anchor: string; words: string }[];
}

const known = new Map<string, Promise<LinkTarget[]>>();

/** The pages of the site in a language; none where they cannot be had, since addresses can be written too. */
export async function linkTargets(language: string): Promise<LinkTarget[]> {
  const targets = known.get(language) ?? fetchTargets(language);
  known.set(language, targets);
  try {
    return await targets;
  } catch {
    // The next field asks again.
    known.delete(language);
    return [];
  }
}

async function fetchTargets(language: string): Promise<LinkTarget[]> {
  const response = await fetch(`/api/link-targets?locale=${language}`);
  if (!response.ok) throw new Error(`The pages cannot be had: ${response.status}.`);
  return (await response.json()) as LinkTarget[];
}
