/** The groups of tests by name, with Vitest's options for each. */
export const testGroups: Readonly<Record<string, readonly string[]>> = {
  unit: [],
  server: ['--config=vitest.server.config.ts'],
  'server-daily': ['--config=vitest.server.config.ts', '--mode=daily'],
  publish: ['--config=vitest.server.config.ts', '--mode=publish'],
  faults: ['--config=vitest.server.config.ts', '--mode=full'],
  documents: ['--config=vitest.e2e.config.ts', '--project=documents'],
  e2e: ['--config=vitest.e2e.config.ts'],
  'e2e-daily': ['--config=vitest.e2e.config.ts', '--mode=daily'],
  'no-navigation': ['--config=vitest.e2e.config.ts', '--mode=no-navigation'],
  'no-navigation-smoke': ['--config=vitest.e2e.config.ts', '--mode=no-navigation-smoke'],
  firefox: ['--config=vitest.e2e.config.ts', '--mode=firefox'],
  'firefox-smoke': ['--config=vitest.e2e.config.ts', '--mode=firefox-smoke'],
  package: ['--config=vitest.package.config.ts'],
  cms: ['--config=vitest.cms.config.ts'],
};

/** Node's arguments that run a group with further options of Vitest, such as names of files. */
export function vitest(group: string, options: readonly string[] = []): string[] {
  return ['node_modules/vitest/vitest.mjs', 'run', ...(testGroups[group] ?? []), ...options];
}
