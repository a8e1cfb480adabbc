import type { Reporter, TestModule } from 'vitest/node';

/** Names the tests that passed at their second try alone, so that nobody overlooks them. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const test of modules.flatMap(({ children }) => [...children.allTests('passed')])) {
      if (!test.diagnostic()?.flaky) continue;
      console.log(
        `Passed at the second try alone: ${test.module.relativeModuleId}, ${test.fullName}`,
      );
    }
  }
}
