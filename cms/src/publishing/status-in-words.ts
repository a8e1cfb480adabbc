import { recordSchema } from '../../../src/content/records/validate.ts';
import type { Language } from '../../../src/model/language.ts';
import type { ByLanguage } from '../../../src/model/owner-words.ts';
import type { PublishStatus } from '../../../src/model/publishing/publishing.ts';
import { type Collection, contentSchema } from '../../../src/model/site.ts';
import { holdings, pictures } from '../collections/kinds.ts';
import { ownerWords } from '../fields/owner-words.ts';

type Release = PublishStatus['releases'][number];

/** The status as the panel shows it: each release with its changes, in a language. */
export interface StatusInWords extends Omit<PublishStatus, 'releases'> {
  releases: (Omit<Release, 'changed'> & { changes?: string })[];
}

/** Whether the site is being built for the first time, or only starting, before it can respond. */
export type SiteStart = 'firstBuild' | 'starting';

export function inWords({ releases, ...status }: PublishStatus, language: Language): StatusInWords {
  return {
    ...status,
    releases: releases.map(({ changed = [], ...release }) => {
      const changes = changesInWords(changed, language);
      return { ...release, ...(changes === '' ? {} : { changes }) };
    }),
  };
}

/** The kinds of changed documents, with the number of each: 'Öffnungszeiten, 2 Artikel'. */
export function changesInWords(changed: readonly string[], language: Language): string {
  const counts = new Map<string, number>();
  for (const one of changed) {
    const [kind = '', id] = one.split('/');
    counts.set(kind, (counts.get(kind) ?? 0) + (id === undefined ? 0 : 1));
  }
  return [...counts]
    .flatMap(([kind, count]) => {
      const words = wordsOf(kind, count === 1 ? 'one' : 'many');
      if (!words) return [];
      const label = words[language];
      // Within a list, only German capitalises nouns, and all languages capitalise abbreviations.
      const isNoun = language === 'de' || /^.[A-Z]/.test(label);
      const inList = isNoun ? label : label.charAt(0).toLowerCase() + label.slice(1);
      return [count === 0 ? inList : `${count} ${inList}`];
    })
    .join(', ');
}

const files = {
  one: { de: 'Datei', en: 'File', fr: 'Fichier' },
  many: { de: 'Dateien', en: 'Files', fr: 'Fichiers' },
};

function wordsOf(kind: string, number: 'one' | 'many'): ByLanguage | undefined {
  if (kind === 'files') return files[number];
  const name = (kind === 'media' ? pictures : kind) as Collection;
  if (!holdings.has(name)) return undefined;
  const isSingle = number === 'one' && ['documents', 'files'].includes(holdings.get(name) ?? '');
  return ownerWords(name, isSingle ? recordSchema(name) : contentSchema.shape[name]).label;
}
