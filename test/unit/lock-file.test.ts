import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockFile {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}

test('the lock file names the packages of every platform, without which npm ci refuses it', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
