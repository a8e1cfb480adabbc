import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,lint,scripts,test/unit}/**/*.test.{ts,tsx}'],
    reporters: ['default'],
    // What waits for a process or a thread is not in a hurry: a busy machine is no mistake.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
