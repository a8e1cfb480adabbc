import { type LoadedSite, loadSite, type RestOfSite } from '#content/load.ts';
import type { Diagnostic } from '#content/diagnostics/diagnostic.ts';
import type { ContentSource } from '#content/source.ts';
import { readingsOfTexts } from '#content/text/texts.ts';
import type { Site } from '#model/site.ts';
import { today } from '#model/today.ts';
import { type ImagePlan, planImages } from '../images/image-plan.ts';
import { plan } from '../plan/plan.ts';
import type { Plan } from '../plan/planned.ts';
import { composedFiles } from '../release-files.ts';
import { newSearch } from '../release-search.ts';

/** The current state of a shop: planned, or with mistakes that prevent a plan. */
export type Shop = PlannedShop | { site: null; diagnostics: Diagnostic[] };

export interface PlannedShop {
  site: Site;
  plan: Plan;
  images: ImagePlan;
  /** The paths of pages that cannot be shown until their content is fixed. */
  broken: ReadonlySet<string>;
  /** Sitemap, robots, icons and manifest; made on first call. */
  files(): Promise<ReadonlyMap<string, string | Buffer>>;
  diagnostics: Diagnostic[];
}

/** A shop that follows changes of its content. */
export interface LiveShop {
  /**
   * The shop with all changes so far.
   *
   * @throws Error if the content or an image cannot be read.
   */
  current(): Promise<Shop>;
  close(): Promise<void>;
}

interface Listeners {
  /** Called after each successful reading that is still the latest. */
  onLoad: (shop: Shop) => void;
  /** Called after each further reading, whether it succeeded or not. */
  onChange: () => void;
}

/** Reads a shop, and reads it again after each change of its content. */
export function followShop(
  source: ContentSource,
  cache: string,
  { onLoad, onChange }: Listeners,
): LiveShop {
  const read = shopReader(source, cache);
  let current = read();
  const tell = async (reading: Promise<Shop>) => {
    // Callers of `current` get the error.
    const shop = await reading.catch(() => undefined);
    if (shop && reading === current) onLoad(shop);
  };
  void tell(current);
  const stop = source.watch?.(() => {
    current = read();
    void tell(current).then(onChange);
  });
  return {
    current: () => current,
    close: async () => {
      await stop?.();
      await Promise.allSettled([current]);
    },
  };
}

/**
 * Returns a function that reads the current state of a shop, and throws an Error if its content or
 * an image cannot be read.
 *
 * @param change adapts the visitors' site to its place.
 */
export function shopReader(
  source: ContentSource,
  cache: string,
  change: (site: Site) => Site = withFormsHere,
): () => Promise<Shop> {
  const readTexts = readingsOfTexts();
  return async () => shopOf(await loadSite(source, { readText: readTexts() }), { cache, change });
}

interface ShopSettings {
  cache: string;
  change: (site: Site) => Site;
}

async function shopOf(loaded: LoadedSite, { cache, change }: ShopSettings): Promise<Shop> {
  const { diagnostics } = loaded;
  const planned = ({ site, broken }: RestOfSite) =>
    planShop({ site: change(site), broken }, diagnostics, cache);
  if (loaded.site) return planned({ site: loaded.site, broken: new Set() });
  if (!loaded.rest) return { site: null, diagnostics };
  try {
    return await planned(loaded.rest);
  } catch {
    // Planning may fail because of placeholders for broken content.
    return { site: null, diagnostics };
  }
}

async function planShop(
  { site, broken }: RestOfSite,
  diagnostics: Diagnostic[],
  cache: string,
): Promise<PlannedShop> {
  const images = await planImages(site, cache);
  const planned = plan(site, images.images, today());
  let files: Promise<Map<string, string | Buffer>> | undefined;
  const makeFiles = async () =>
    new Map<string, string | Buffer>([
      ...(await composedFiles({ site, plan: planned }, cache)),
      ...newSearch(planned.search),
    ]);
  return {
    site,
    broken,
    diagnostics,
    images,
    plan: planned,
    files: () => (files ??= makeFiles()),
  };
}

/** The site with its forms sent to the server of the pages, wherever visitors' forms go. */
function withFormsHere(site: Site): Site {
  const { config } = site.project;
  if (config.forms.endpoint === 'off') return site;
  const forms = { ...config.forms, endpoint: '/' };
  return { ...site, project: { ...site.project, config: { ...config, forms } } };
}
