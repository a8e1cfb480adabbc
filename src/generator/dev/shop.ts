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

/** A shop as its content has it now: planned, or in need of mending. */
export type Shop = PlannedShop | { site: null; diagnostics: Diagnostic[] };

export interface PlannedShop {
  site: Site;
  plan: Plan;
  images: ImagePlan;
  /** The paths of pages that cannot be shown before their content is mended. */
  broken: ReadonlySet<string>;
  /** Sitemap, robots, icons and manifest; made when first asked for. */
  files(): Promise<ReadonlyMap<string, string | Buffer>>;
  diagnostics: Diagnostic[];
}

/** A shop that keeps up with its content. */
export interface LiveShop {
  /**
   * The shop with all changes so far.
   *
   * @throws Error where the content cannot be read at all, or an image cannot.
   */
  current(): Promise<Shop>;
  close(): Promise<void>;
}

interface Listeners {
  /** Called after each reading that succeeded and is still the latest. */
  onLoad: (shop: Shop) => void;
  /** Called after each further reading, whatever came of it. */
  onChange: () => void;
}

/** Reads a shop, and reads it anew after each change of its content. */
export function followShop(
  source: ContentSource,
  cache: string,
  { onLoad, onChange }: Listeners,
): LiveShop {
  const read = shopReader(source, cache);
  let current = read();
  const tell = async (reading: Promise<Shop>) => {
    // Whoever asks for the shop gets the error.
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
 * Gives what reads a shop as its content is at each call, and throws an Error where the content cannot
 * be read at all, or an image cannot.
 *
 * @param change what the site is to have otherwise than visitors get it.
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
    // What is blank may be more than a plan can do without.
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

/** The site with its forms sent to where its pages come from, wherever those of visitors go. */
function withFormsHere(site: Site): Site {
  const { config } = site.project;
  if (config.forms.endpoint === 'off') return site;
  const forms = { ...config.forms, endpoint: '/' };
  return { ...site, project: { ...site.project, config: { ...config, forms } } };
}
