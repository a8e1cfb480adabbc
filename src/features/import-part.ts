import type { Feature } from '#model/feature.ts';

/**
 * Imports a feature's part by its name. Packing the kit replaces this file by one that names every
 * part, which bundlers can follow.
 */
export async function importPart(
  name: string,
  place: Exclude<Feature['parts'][number], 'checks'>,
): Promise<{ default: unknown }> {
  const imported: unknown = await (place === 'build'
    ? import(`./${name}/${name}.build.ts`)
    : import(`./${name}/${name}.server.ts`));
  return imported as { default: unknown };
}
