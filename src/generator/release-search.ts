import { createHash } from 'node:crypto';
import type { Release } from '#model/hosting/release.ts';
import type { Language } from '#model/language.ts';
import { searchIndexPath, searchPartsPath } from '#model/search/index-format.ts';
import type { SearchDocument, SearchSource } from './plan/search-text.ts';
import type { KnownFile } from './release-files.ts';
import { searchFiles } from './search/search-files.ts';

/** The search of a site in each of its languages. */
interface ReleaseSearch {
  /** By language, the hash of everything that its search is made from. */
  sources: Record<string, string>;
  /** Files of a language unchanged since the previous release are not made again. */
  files: Map<string, string | KnownFile>;
}

/**
 * The search of a release. Making it takes a fifth of a build in which one text has changed, and
 * most texts exist in one language only.
 *
 * @param code Hash of the code that composes it.
 */
export function releaseSearch(
  search: ReadonlyMap<Language, SearchSource>,
  code: string,
  previous?: Pick<Release, 'search' | 'files'>,
): ReleaseSearch {
  const sources: ReleaseSearch['sources'] = {};
  const files: ReleaseSearch['files'] = new Map();
  for (const [language, { documents, ...rest }] of search) {
    const source = { documents: [...documents()], ...rest };
    const hash = sourceHash(source, code);
    sources[language] = hash;
    const made = () => searchFiles(language, { ...source, documents: () => source.documents });
    const known = previous?.search[language] === hash ? filesOf(language, previous.files) : [];
    if (known.length === 0) for (const [path, json] of made()) files.set(path, json);
    for (const file of knownFiles(known, made)) files.set(...file);
  }
  return { sources, files };
}

/** The search in all languages, without reusing files. */
export function newSearch(search: ReadonlyMap<Language, SearchSource>): Map<string, string> {
  return new Map([...search].flatMap(([language, source]) => [...searchFiles(language, source)]));
}

interface ReadSource extends Omit<SearchSource, 'documents'> {
  documents: readonly SearchDocument[];
}

function sourceHash({ documents, ...rest }: ReadSource, code: string): string {
  const hash = createHash('sha256').update(JSON.stringify([code, rest]));
  for (const document of documents) hash.update(`\n${JSON.stringify(document)}`);
  return hash.digest('hex').slice(0, 16);
}

/** Paths and hashes of a language's files in a release. */
function filesOf(language: Language, files: Release['files']): [path: string, hash: string][] {
  const index = searchIndexPath(language).slice(1);
  const parts = `${searchPartsPath.slice(1)}${language}-`;
  return Object.entries(files).filter(([path]) => path === index || path.startsWith(parts));
}

/** The files of an unchanged language, made only if the previous release has lost one. */
function* knownFiles(
  known: readonly [path: string, hash: string][],
  make: () => ReadonlyMap<string, string>,
): Generator<[path: string, file: KnownFile]> {
  let made: ReadonlyMap<string, string> | undefined;
  for (const [path, hash] of known) {
    const contents = (): string => {
      made ??= make();
      const json = made.get(path);
      if (json === undefined) throw new Error(`The search has no file ${path} any more.`);
      return json;
    };
    yield [path, { hash, contents }];
  }
}
