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
  return targets;
}

async function fetchTargets(language: string): Promise<LinkTarget[]> {
  try {
    const response = await fetch(`/api/link-targets?locale=${language}`);
    return response.ok ? ((await response.json()) as LinkTarget[]) : [];
  } catch {
    return [];
  }
}
