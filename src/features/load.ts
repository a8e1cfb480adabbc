import type { Feature } from '#model/feature.ts';
import { features } from './features.ts';
import { importPart } from './import-part.ts';

type Place = Exclude<Feature['parts'][number], 'checks'>;

const loading = new Map<Place, Promise<unknown[]>>();

/** Loads the parts of all features that run in one place, in the order of the list. */
export async function loadParts<Part>(place: Place): Promise<Part[]> {
  const loaded = loading.get(place) ?? loadAll(place);
  loading.set(place, loaded);
  return (await loaded) as Part[];
}

async function loadAll(place: Place): Promise<unknown[]> {
  const having = Object.entries<Feature>(features).filter(([, { parts }]) => parts.includes(place));
  const modules = await Promise.all(having.map(async ([name]) => importPart(name, place)));
  return modules.map((module) => module.default);
}
