import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/unit/**/*.test.ts'],
    reporters: ['default'],
  },
});
