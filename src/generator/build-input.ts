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
  /** Cache folder shared by builds: images, bundles. */
  cache: string;
  /** Whether to store compressed copies of text files. */
  compress?: boolean;
  /**
   * Whether someone is waiting: compresses with low effort, and leaves better compression to the
   * next ordinary build.
   */
  urgent?: boolean;
  /**
   * Whether to leave pictures missing from the cache to the server and the next ordinary build.
   * Implies `urgent`.
   */
  early?: boolean;
  /**
   * Whether to write a page for every redirect, for hosts without redirect rules; by default few
   * get one.
   */
  redirectPages?: boolean;
  /** Whether dead links within the site, as found by `check`, are errors. */
  strict?: boolean;
  /** Inspects the finished release before it goes live. */
  verify?: Verify;
  progress?: Progress;
}

/** Everything that a release is made from. */
export interface BuildInput {
  site: Site;
  plan: Plan;
  images: ImagePlan;
  bundle: Bundle;
  /** Hash of the code that plans, renders and composes. */
  code: string;
}
