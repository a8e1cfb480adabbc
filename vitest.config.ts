import { configDefaults, defineConfig } from 'vitest/config';
import { siteFonts } from '#generator/bundle/site-fonts.ts';

export default defineConfig({
  plugins: [siteFonts()],
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
