import { z } from 'zod';

/** The used part of Vite's manifest (https://vite.dev/guide/backend-integration). */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

export type Manifest = z.output<typeof manifestSchema>;

/**
 * The files of chunks, identified by an entry's module or by the chunk's own name:
 * 'assets/entry-client-abc.js'.
 */
export function filesOf(json: unknown, chunks: readonly string[]): string[] {
  const manifest = manifestSchema.parse(json);
  return chunks.map((key) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`The manifest of the bundle does not know ${key}.`);
    return chunk.file;
  });
}
