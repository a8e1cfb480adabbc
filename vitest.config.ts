import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,lint,scripts,test/unit}/**/*.test.{ts,tsx}'],
    reporters: ['default'],
    expect: { poll: { timeout: 4000 } },
  },
});
