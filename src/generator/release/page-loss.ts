import { UserError } from '#model/user-error.ts';
import type { Verify } from './open.ts';

/** The share of pages that may disappear at once without confirmation. */
const tolerated = 1 / 5;

/** So many pages would disappear at once that it is most likely a mistake. */
export class FewerPages extends UserError {
  readonly before: number;
  readonly after: number;

  constructor(before: number, after: number) {
    super(
      `The site has ${before} pages and would have ${after}. If that is meant, confirm it: "build --strict --confirm-fewer-pages" or "publish --confirm".`,
    );
    this.before = before;
    this.after = after;
  }
}

/**
 * Rejects a release with over a fifth fewer pages than the previous one: most likely half a site.
 */
export const refusePageLoss: Verify = (previous, next) => {
  const [before, after] = [previous?.pages.size ?? 0, next.pages.size];
  if (after < before * (1 - tolerated)) throw new FewerPages(before, after);
};
