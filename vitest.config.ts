import type { Plugin } from 'vite';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { siteFonts } from '#generator/bundle/site-fonts.ts';
import { inFullOnly } from './test/e2e/variants/in-full-only.ts';
import { variants } from './test/e2e/variants/variants.ts';

/**
 * Each group of tests is a project, or several; `npm test -- <group>` chooses them and the mode (scripts/test-groups.ts).
 * No file belongs to two groups, so `npx vitest run <file>` needs no choice.
 *
 * The mode 'daily' leaves out what only runs in full, 'full' kills servers more often, and 'publish' runs what the server
 * promises while it publishes. The name of a variant runs that one instead of Chromium, with '-smoke' behind it its smoke
 * tests alone.
 */
export default defineConfig(({ mode }) => {
  const smoke = mode.endsWith('-smoke') ? variantOf(mode)?.smoke : undefined;
  return {
    test: {
      reporters: ['default'],
      sequence: { sequencer: ContentSystemByName },
      ...(smoke && { testNamePattern: `^(?:${Object.values(smoke).flat().join('|')})$` }),
      projects: [unit, postgres(mode), sqlite, documents, browser(mode), cms, packedKit],
    },
  };
});

type Project = TestProjectInlineConfiguration;

/** Projects run one after the other, as each has its own number of workers. */
const order = { unit: 0, server: 1, documents: 2, browser: 3, cms: 4, package: 5 };

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

const unit: Project = {
  plugins: [siteFonts(), noPackagesOfTheContentSystem],
  test: {
    name: 'unit',
    include: ['{src,lint,scripts,cms/{src,start},test/unit,test/additions}/**/*.test.{ts,tsx}'],
    // Those run on each database, or with the content system's packages.
    exclude: [...configDefaults.exclude, '**/*.{database,postgres,cms}.test.ts'],
    // Most of the time went into importing the same modules for each file.
    isolate: false,
    // Many tests wait for a process or a disk: one worker less than there are cores leaves one of two idle.
    maxWorkers: '100%',
    // Most of what tests make is short-lived.
    execArgv: ['--max-semi-space-size=64'],
    // What waits for a process or a thread is not in a hurry: a busy machine is no mistake.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    sequence: { groupOrder: order.unit },
  },
};

/** What the server promises on SQLite. */
const sqlite: Project = {
  test: {
    name: 'sqlite',
    include: ['src/{server,features}/**/*.database.test.ts'],
    maxWorkers: 2,
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    sequence: { groupOrder: order.server },
  },
};

/** What the server promises on PostgreSQL, and while it is killed. */
function postgres(mode: string): Project {
  const publishing = 'test/faults/publish/**/*.test.ts';
  const include = [
    ...(mode === 'daily' ? [] : ['test/faults/**/*.test.ts']),
    'src/{server,features}/**/*.{database,postgres}.test.ts',
  ];
  return {
    test: {
      name: 'postgres',
      include: mode === 'publish' ? [publishing] : include,
      exclude: [...configDefaults.exclude, ...(mode === 'test' ? [publishing] : [])],
      globalSetup: 'test/faults/postgres.setup.ts',
      provide: { rounds: mode === 'full' ? 50 : 5 },
      maxWorkers: 2,
      testTimeout: mode === 'full' ? 900_000 : 300_000,
      // A mail that was put off seven times waits for up to 30 s.
      expect: { poll: { timeout: 120_000 } },
      sequence: { groupOrder: order.server },
    },
  };
}

/** The built shop. */
const builtShop = {
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 20_000 } },
  pool: 'forks' as const,
  isolate: false,
  // Most of what tests make is short-lived.
  execArgv: ['--max-semi-space-size=64'],
};

/** Its documents, without a browser. */
const documents: Project = {
  test: {
    ...builtShop,
    name: 'documents',
    include: ['test/html/**/*.test.ts'],
    sequence: { groupOrder: order.documents },
  },
};

function variantOf(mode: string) {
  return variants[mode.replace(/-smoke$/, '')];
}

/**
 * The built shop in Chromium, or in a variant.
 *
 * A test that fails is tried once more on pages of its own, since a busy machine can hold a browser up for seconds; the
 * output marks it with 'retry'.
 */
function browser(mode: string): Project {
  const variant = variantOf(mode);
  const name = variant ? mode.replace(/-smoke$/, '') : '';
  const files = mode.endsWith('-smoke') && variant ? Object.keys(variant.smoke) : variant?.files;
  return {
    test: {
      ...builtShop,
      name: name || 'chromium',
      include: files?.map((file) => `test/e2e/${file}.test.ts`) ?? ['test/e2e/**/*.test.ts'],
      exclude: [
        ...configDefaults.exclude,
        ...(mode === 'daily' ? inFullOnly.map((file) => `test/e2e/${file}.test.ts`) : []),
      ],
      env: { E2E_VARIANT: name },
      setupFiles: ['test/e2e/variants/leave-out.ts'],
      retry: 1,
      sequence: { groupOrder: order.browser },
    },
  };
}

/** What the content system promises: it is installed where it is missing, built, and tried as staff and builds use it. */
const cms: Project = {
  test: {
    name: 'cms',
    include: ['test/cms/**/*.test.ts', 'cms/src/**/*.cms.test.ts'],
    globalSetup: 'test/cms/start.setup.ts',
    fileParallelism: false,
    testTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
    sequence: { groupOrder: order.cms },
  },
};

/** All its files share one content system, so they come in the same order everywhere. */
class ContentSystemByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) =>
      one.project.name === 'cms' && other.project.name === 'cms'
        ? one.moduleId.localeCompare(other.moduleId)
        : 0,
    );
  }
}

/** Packs the kit, installs it in a folder of its own, and runs a shop with it. Needs npm's registry. */
const packedKit: Project = {
  test: {
    name: 'package',
    include: ['test/package/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { groupOrder: order.package },
  },
};
