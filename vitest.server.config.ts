import { defineConfig } from 'vitest/config';

/**
 * What the server promises: on SQLite and PostgreSQL, and while it is killed; in full by
 * `--mode full`.
 */
export default defineConfig(({ mode }) => ({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'postgres',
          include: ['test/faults/**/*.test.ts', 'src/server/**/*.{database,postgres}.test.ts'],
          globalSetup: 'test/faults/postgres.setup.ts',
          provide: { rounds: mode === 'full' ? 50 : 5 },
          testTimeout: mode === 'full' ? 900_000 : 300_000,
          // A mail that was put off seven times waits for up to 30 s.
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 'sqlite',
          include: ['src/server/**/*.database.test.ts'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
}));
