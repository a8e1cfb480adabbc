import type { ContentSource } from '#content/source.ts';
import type { Site } from '#model/site.ts';
import type { Bundle } from './bundle/bundle.ts';
import type { ImagePlan } from './images/image-plan.ts';
import type { Plan } from './plan/planned.ts';
import type { Progress } from './progress/progress.ts';
import type { Verify } from './release/open.ts';

export interface BuildOptions {
  source: ContentSource;
  /** Folder of the releases. */
  dist: string;
  /** Folder of what builds hand on to the next: images, bundles. */
  cache: string;
  /** Whether text files are stored compressed as well. */
  compress?: boolean;
  /** Whether someone is waiting: files are compressed with little effort, and well by the next ordinary build. */
  urgent?: boolean;
  /** Whether pictures that the cache lacks are left to the server and the next ordinary build. Implies `urgent`. */
  early?: boolean;
  /** Whether every redirect has a page, for hosts that know no rules; by default few have one. */
  redirectPages?: boolean;
  /** Whether the links within the site must lead somewhere, as `check` finds them. */
  strict?: boolean;
  /** Looks at the finished release before it is served. */
  verify?: Verify;
  progress?: Progress;
}

/** All that a release is made from. */
export interface BuildInput {
  site: Site;
  plan: Plan;
  images: ImagePlan;
  bundle: Bundle;
  /** Hash of the code that plans, renders and composes. */
  code: string;
}
