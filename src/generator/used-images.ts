import { mediaKey } from '#model/entities/media.ts';
import { isPicture } from '#model/picture.ts';
import type { BuildInput } from './build-input.ts';
import type { ImageAsset } from './images/asset.ts';

/** Gathers the images that pages show. */
interface UsedImages {
  /** Notes the pictures within a page. */
  add: (page: unknown) => void;
  /** The images so far, with those that all pages share and the one for shared links. */
  assets(): ImageAsset[];
}

export function usedImages({ plan, images, site }: BuildInput): UsedImages {
  const bases = new Set<string>();
  for (const { data } of plan.queries.values()) addBases(data, bases);
  const { social_image } = site.project;
  const social = social_image && images.images.get(mediaKey(social_image));
  if (social) bases.add(social.page.base);
  return {
    add: (page) => addBases(page, bases),
    assets: () => [...bases].flatMap((base) => images.assets.get(base) ?? []),
  };
}

function addBases(value: unknown, bases: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isPicture(value)) bases.add(value.base);
  else for (const inner of Object.values(value)) addBases(inner, bases);
}
