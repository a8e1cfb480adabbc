import { defineConfig } from 'vitest/config';

/** What the content system promises: it is installed where it is missing, built, and tried as staff and builds use it. */
export default defineConfig({
  test: {
    include: ['test/cms/**/*.test.ts', 'cms/src/**/*.cms.test.ts'],
    globalSetup: 'test/cms/start.setup.ts',
    // All share one content system.
    fileParallelism: false,
    testTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
  },
});
