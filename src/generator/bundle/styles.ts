import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TemplateKey } from '#model/views/pages.ts';
import { type Manifest, manifestSchema } from './manifest.ts';

/** The styles of each template. */
export type TemplateStyles = Partial<Record<TemplateKey, string>>;

export interface SiteStyles {
  /** Styles of every page. */
  shared: string;
  /** Additional print styles of every page. */
  print: string;
  /** Additional styles of each template. */
  own: TemplateStyles;
}

/**
 * Reads the styles of the site: the entry's and the shell's, and each template's. The styles of
 * `template-brand` belong to the module `templates/brand/brand.tsx`, or `brand.template.tsx` in the
 * folder of a feature.
 */
export async function readStyles(
  folder: string,
  json: unknown,
  entry: string,
): Promise<SiteStyles> {
  const manifest = manifestSchema.parse(json);
  const read = async (files: Iterable<string>) => {
    const texts = await Promise.all([...files].map((file) => readFile(join(folder, file), 'utf8')));
    return texts.map((text) => text.trim()).join('');
  };
  const shared = new Set(cssFiles(manifest, entry));
  const own: Record<string, string> = {};
  for (const template of manifest[entry]?.dynamicImports ?? []) {
    const [, ofKit, ofFeature] =
      /\/templates\/([\w-]+)\/\1\.tsx$|\/features\/[\w-]+\/([\w-]+)\.template\.tsx$/.exec(
        template,
      ) ?? [];
    const name = ofKit ?? ofFeature;
    if (!name) continue;
    const files = new Set(cssFiles(manifest, template));
    own[`template-${name}`] = await read([...files].filter((file) => !shared.has(file)));
  }
  return { ...withoutPrint(await read(shared)), own };
}

/** A separate print media query, whose rules contain no nested queries. */
const printQuery = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g;

/** Splits off print styles: few visitors print, so not every page needs them. */
function withoutPrint(css: string): Pick<SiteStyles, 'shared' | 'print'> {
  return { shared: css.replaceAll(printQuery, ''), print: css.match(printQuery)?.join('') ?? '' };
}

/** The files of a module and everything that it imports; imports come first. */
function cssFiles(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...chunk.imports.flatMap((name) => cssFiles(manifest, name, seen)), ...chunk.css];
}
