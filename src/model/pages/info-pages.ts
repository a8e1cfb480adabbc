import type { InfoPage as InfoRecord } from '../entities/page.ts';
import { type LanguagePaths, languagePaths } from '../language.ts';
import type { Content } from '../site.ts';
import { translate } from '../translation.ts';
import { type KindOfPages, writtenPath } from './kind.ts';

/** A standalone page, such as team or history. */
export interface InfoPage {
  kind: 'info';
  id: string;
  paths: LanguagePaths;
  record: InfoRecord;
}

/** A site's info pages, each in the languages of its translations. */
export const infoPages: KindOfPages<InfoPage, Content> = {
  pages,
  title: ({ record }, language) => translate(record.translations, language).value.title,
  pathField: ({ record }, path) => writtenPath(record, path),
};

function* pages({ info_pages }: Content): Generator<InfoPage> {
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
