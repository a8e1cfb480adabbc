import { UserError } from '#model/user-error.ts';
import type { Verify } from './open.ts';

/** So much of the pages may go at once without anybody confirming it. */
const tolerated = 1 / 5;

/** More pages would go at once than anybody is likely to mean. */
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

/** Refuses a release with more than a fifth fewer pages than the one before: half a site, most likely. */
export const refusePageLoss: Verify = (previous, next) => {
  const [before, after] = [previous?.pages.size ?? 0, next.pages.size];
  if (after < before * (1 - tolerated)) throw new FewerPages(before, after);
};
