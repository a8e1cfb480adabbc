import { z } from 'zod';

/** Vite's manifest, as far as it is used (https://vite.dev/guide/backend-integration). */
export const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

export type Manifest = z.output<typeof manifestSchema>;

/** The file that a module of the source has become: 'assets/entry-client-abc.js'. */
export function fileOf(json: unknown, module: string): string {
  const chunk = manifestSchema.parse(json)[module];
  if (!chunk) throw new Error(`The manifest of the bundle does not know ${module}.`);
  return chunk.file;
}
