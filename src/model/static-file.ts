import { type Language, locales } from './language.ts';

/** A file that a release contains unchanged, below the site's root. */
export interface StaticFile {
  /** Absolute path of the file on the disk. */
  file: string;
  /** In bytes. */
  size: number;
}

/** Files of the content by their path on the site: '/preisliste.pdf'. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** The note about a file before visitors load it: 'PDF, 240 kB', in French 'PDF, 240 ko'. */
export function fileNote(
  path: string,
  { size }: Pick<StaticFile, 'size'>,
  language: Language,
): string {
  const kind = path.slice(path.lastIndexOf('.') + 1).toUpperCase();
  const [amount, unit] =
    size < 1e6 ? [Math.max(1, Math.round(size / 1e3)), 'kilobyte'] : [size / 1e6, 'megabyte'];
  const format = new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  });
  return `${kind}, ${format.format(amount).replaceAll(/\s/g, '\u00a0')}`;
}
