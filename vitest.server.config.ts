import { configDefaults, defineConfig } from 'vitest/config';

const publishing = 'test/faults/publish/**/*.test.ts';

/**
 * What the server promises: on SQLite and PostgreSQL, and while it is killed; in full by
 * `--mode full`, and without that it is killed by `--mode daily`. What it promises while it publishes
 * takes long, and has a mode of its own.
 */
export default defineConfig(({ mode }) => ({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'postgres',
          include:
            mode === 'publish'
              ? [publishing]
              : [
                  ...(mode === 'daily' ? [] : ['test/faults/**/*.test.ts']),
                  'src/server/**/*.{database,postgres}.test.ts',
                ],
          exclude: [...configDefaults.exclude, ...(mode === 'test' ? [publishing] : [])],
          globalSetup: 'test/faults/postgres.setup.ts',
          provide: { rounds: mode === 'full' ? 50 : 5 },
          testTimeout: mode === 'full' ? 900_000 : 300_000,
          // A mail that was put off seven times waits for up to 30 s.
          expect: { poll: { timeout: 120_000 } },
        },
      },
      {
        test: {
          name: 'sqlite',
          include: mode === 'publish' ? [] : ['src/server/**/*.database.test.ts'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
}));
