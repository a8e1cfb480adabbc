import type { InfoPage as InfoRecord } from '../entities/page.ts';
import type { Content } from '../site.ts';
import { type LanguagePaths, languagePaths } from './paths.ts';

/** A standalone page, such as team or history. */
export interface InfoPage {
  kind: 'info';
  id: string;
  paths: LanguagePaths;
  record: InfoRecord;
}

/** The info pages of a site, each in the languages of its translations. */
export function* infoPages({ info_pages }: Content): Generator<InfoPage> {
  for (const record of info_pages) {
    const written = new Map(
      record.translations.map(({ language, path }) => [language, path] as const),
    );
    yield {
      kind: 'info',
      id: record.id,
      paths: languagePaths((language) => written.get(language) ?? null),
      record,
    };
  }
}
