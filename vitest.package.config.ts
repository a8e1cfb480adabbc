import { defineConfig } from 'vitest/config';

/** Packs the kit, installs it in a folder of its own, and runs a shop with it. Needs npm's registry. */
export default defineConfig({
  test: {
    include: ['test/package/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
