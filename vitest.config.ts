import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { siteFonts } from '#generator/bundle/site-fonts.ts';

/**
 * The content system has its own packages, which are not installed where these tests run. On a developer's machine
 * they usually are, so a test that needs them would pass there and fail on a fresh clone.
 */
const noPackagesOfTheContentSystem: Plugin = {
  name: 'no-packages-of-the-content-system',
  enforce: 'pre',
  async resolveId(source, importer) {
    const found = await this.resolve(source, importer, { skipSelf: true });
    if (found?.id.includes('/cms/node_modules/')) {
      throw new Error(
        `${importer ?? ''} needs ${source}, a package of the content system: call the test *.cms.test.ts.`,
      );
    }
    return found;
  },
};

export default defineConfig({
  plugins: [siteFonts(), noPackagesOfTheContentSystem],
  test: {
    include: ['{src,lint,scripts,cms/{src,start},test/unit,test/additions}/**/*.test.{ts,tsx}'],
    // vitest.server.config.ts runs these on each database, vitest.cms.config.ts with the content system's packages.
    exclude: [...configDefaults.exclude, '**/*.{database,postgres,cms}.test.ts'],
    reporters: ['default'],
    // Most of the time went into importing the same modules for each file.
    isolate: false,
    // Many tests wait for a process or a disk: one worker less than there are cores leaves one of two idle.
    maxWorkers: '100%',
    // Most of what tests make is short-lived.
    execArgv: ['--max-semi-space-size=64'],
    // What waits for a process or a thread is not in a hurry: a busy machine is no mistake.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
