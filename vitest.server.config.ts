import { defineConfig } from 'vitest/config';

/** What the server promises, on PostgreSQL and while it is killed; in full by `--mode full`. */
export default defineConfig(({ mode }) => ({
  test: {
    include: ['test/faults/**/*.test.ts', 'src/server/store/**/*.test.ts'],
    globalSetup: 'test/faults/postgres.setup.ts',
    provide: { rounds: mode === 'full' ? 50 : 5 },
    testTimeout: mode === 'full' ? 600_000 : 150_000,
    expect: { poll: { timeout: mode === 'full' ? 300_000 : 60_000 } },
    maxWorkers: 2,
  },
}));
