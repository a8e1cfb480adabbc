const server = ['--project=postgres', '--project=sqlite'];
const e2e = ['--project=documents', '--project=chromium'];

/** The groups of tests by name, with Vitest's options for each: projects and modes of vitest.config.ts. */
export const testGroups: Readonly<Record<string, readonly string[]>> = {
  unit: ['--project=unit'],
  server,
  'server-daily': [...server, '--mode=daily'],
  publish: ['--project=postgres', '--mode=publish'],
  faults: [...server, '--mode=full'],
  documents: ['--project=documents'],
  e2e,
  'e2e-daily': [...e2e, '--mode=daily'],
  'no-navigation': ['--project=no-navigation', '--mode=no-navigation'],
  'no-navigation-smoke': ['--project=no-navigation', '--mode=no-navigation-smoke'],
  firefox: ['--project=firefox', '--mode=firefox'],
  'firefox-smoke': ['--project=firefox', '--mode=firefox-smoke'],
  package: ['--project=package'],
  cms: ['--project=cms'],
};

/** Node's arguments that run a group with further options of Vitest, such as names of files. */
export function vitest(group: string, options: readonly string[] = []): string[] {
  return ['node_modules/vitest/vitest.mjs', 'run', ...(testGroups[group] ?? []), ...options];
}
