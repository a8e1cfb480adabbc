import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockFile {
  packages: Record<
    string,
    {
      integrity?: string;
      hasInstallScript?: boolean;
      dev?: boolean;
      optionalDependencies?: Record<string, string>;
    }
  >;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;

test('every package has a hash, and no production package runs an install script', () => {
  const [, ...installed] = Object.entries(packages);
  expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  const scripts = installed.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev);
  expect(scripts.map(([path]) => path)).toEqual([]);
});

test('the lock file names the packages of every platform, which npm ci requires', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('install scripts of development packages are decided on, so that npm does not ask', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  const scripts = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripts.map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
});
