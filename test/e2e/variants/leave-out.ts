import { beforeEach } from 'vitest';
import { variantName, variants } from './variants.ts';

const leftOut = Object.entries(variants[variantName]?.leftOut ?? {});

beforeEach(({ task, skip }) => {
  for (const [reason, names] of leftOut) {
    if (names.some((name) => task.name.startsWith(name))) skip(reason);
  }
});
