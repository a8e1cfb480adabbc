import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { TemplateKey } from '#model/views/pages.ts';

/** Vite's manifest, as far as styles go (https://vite.dev/guide/backend-integration). */
const manifestSchema = z.record(
  z.string(),
  z.object({
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

type Manifest = z.output<typeof manifestSchema>;

/** The styles of each template whose module has its key's name. */
export type TemplateStyles = Partial<Record<TemplateKey, string>>;

/**
 * The styles of each template: those of the entry and the shell, then its own, each once. That of
 * `template-brand` is the module `templates/brand/brand.tsx`.
 */
export async function readStyles(
  folder: string,
  json: unknown,
  entry: string,
): Promise<TemplateStyles> {
  const manifest = manifestSchema.parse(json);
  const shared = cssFiles(manifest, entry);
  const styles: Record<string, string> = {};
  for (const template of manifest[entry]?.dynamicImports ?? []) {
    const name = /\/templates\/([\w-]+)\/\1\.tsx$/.exec(template)?.[1];
    if (!name) continue;
    const files = new Set([...shared, ...cssFiles(manifest, template)]);
    const texts = await Promise.all([...files].map((file) => readFile(join(folder, file), 'utf8')));
    styles[`template-${name}`] = texts.map((text) => text.trim()).join('');
  }
  return styles;
}

/** The files of a module and of all that it imports, the imported ones first. */
function cssFiles(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...chunk.imports.flatMap((name) => cssFiles(manifest, name, seen)), ...chunk.css];
}
