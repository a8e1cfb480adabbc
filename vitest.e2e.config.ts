import { configDefaults, defineConfig } from 'vitest/config';
import { inFullOnly } from './test/e2e/variants/in-full-only.ts';
import { variants } from './test/e2e/variants/variants.ts';

/**
 * The built shop: its documents without a browser, then in Chromium. A mode that is named as a variant
 * runs that one instead, with '-smoke' behind it the variant's smoke tests alone. The mode 'daily'
 * leaves out what only runs in full.
 *
 * A test that fails in a browser is tried once more on pages of its own, since a busy machine can hold
 * a browser up for seconds; the output marks it with 'retry'.
 */
export default defineConfig(({ mode }) => {
  const name = mode.replace(/-smoke$/, '');
  const variant = variants[name];
  const smoke = name === mode ? undefined : variant?.smoke;
  const files = smoke ? Object.keys(smoke) : variant?.files;
  const documents = {
    name: 'documents',
    include: ['test/html/**/*.test.ts'],
    sequence: { groupOrder: 1 },
  };
  const browser = {
    name: variant ? name : 'chromium',
    include: files?.map((file) => `test/e2e/${file}.test.ts`) ?? ['test/e2e/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      ...(mode === 'daily' ? inFullOnly.map((file) => `test/e2e/${file}.test.ts`) : []),
    ],
    env: { E2E_VARIANT: variant ? name : '' },
    setupFiles: ['test/e2e/variants/leave-out.ts'],
    sequence: { groupOrder: 2 },
    retry: 1,
  };
  return {
    test: {
      ...(smoke && { testNamePattern: `^(?:${Object.values(smoke).flat().join('|')})$` }),
      projects: (variant ? [browser] : [documents, browser]).map((project) => ({
        test: {
          ...project,
          testTimeout: 60_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 20_000 } },
          pool: 'forks' as const,
          isolate: false,
          // Most of what tests make is short-lived.
          execArgv: ['--max-semi-space-size=64'],
        },
      })),
      maxWorkers: 2,
    },
  };
});
