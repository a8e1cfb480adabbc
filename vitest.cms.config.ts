import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** All files share one content system, so they come in the same order everywhere. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId));
  }
}

/** What the content system promises: it is installed where it is missing, built, and tried as staff and builds use it. */
export default defineConfig({
  test: {
    include: ['test/cms/**/*.test.ts', 'cms/src/**/*.cms.test.ts'],
    globalSetup: 'test/cms/start.setup.ts',
    fileParallelism: false,
    sequence: { sequencer: ByName },
    testTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
  },
});
