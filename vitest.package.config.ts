import { defineConfig } from 'vitest/config';

/** Packs the kit, installs it in a folder of its own, and runs a shop with it. Needs npm's registry. */
export default defineConfig({
  test: {
    include: ['test/package/**/*.test.ts'],
    // In the whole of the tests it makes do with what the others leave of the processors.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
  },
});
