import type { Diagnostic } from '#content/diagnostics/diagnostic.ts';
import type { ContentSource } from '#content/source.ts';

/** What of the content has changed its meaning since it was last found to suit the kit. */
export async function changesFor(source: ContentSource): Promise<Diagnostic[]> {
  const { suitedVersion } = await import('#shop/content-version.ts');
  const { changedMeanings } = await import('#shop/changed-meanings.ts');
  const since = await suitedVersion(process.cwd());
  return since === undefined ? [] : changedMeanings(source, since);
}
