import { defineConfig } from 'vitest/config';
import { variants } from './test/e2e/variants/variants.ts';

export default defineConfig(({ mode }) => ({
  test: {
    include: variants[mode]?.files.map((file) => `test/e2e/${file}.test.ts`) ?? [
      'test/e2e/**/*.test.ts',
    ],
    env: { E2E_VARIANT: mode },
    setupFiles: ['test/e2e/variants/leave-out.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks',
    maxWorkers: 1,
    isolate: false,
  },
}));
