import type { Feature } from '#model/feature.ts';
import { features } from './features.ts';
import { importChecks } from './import-checks.ts';

/** Loads what features check across records, in the order of the list. */
export async function checksOfFeatures<Check>(): Promise<Check[]> {
  const having = Object.entries<Feature>(features).filter(([, { parts }]) =>
    parts.includes('checks'),
  );
  const modules = await Promise.all(having.map(async ([name]) => importChecks(name)));
  return modules.flatMap((module) => module.default as Check[]);
}
