import { defineConfig } from 'vitest/config';

/** What the server promises, on PostgreSQL and while it is killed; in full by `--mode full`. */
export default defineConfig(({ mode }) => ({
  test: {
    include: [
      'test/faults/**/*.test.ts',
      'src/server/{store,database,newsletter,outbox}/**/*.test.ts',
    ],
    globalSetup: 'test/faults/postgres.setup.ts',
    provide: { rounds: mode === 'full' ? 50 : 5 },
    testTimeout: mode === 'full' ? 900_000 : 300_000,
    // A mail that was put off four times waits for up to 100 s.
    expect: { poll: { timeout: mode === 'full' ? 300_000 : 150_000 } },
    maxWorkers: 2,
  },
}));
