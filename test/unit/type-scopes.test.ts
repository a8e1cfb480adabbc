import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The files that a type check reads. */
function filesOf(project: string): string {
  const tsc = 'node_modules/typescript/bin/tsc';
  return spawnSync(process.execPath, [tsc, '-p', project, '--listFilesOnly'], { encoding: 'utf8' })
    .stdout;
}

test('code for the browser is checked without the types of Node', () => {
  const files = filesOf('src/site');
  expect(files).toContain('lib.dom.d.ts');
  expect(files).not.toContain('@types/node');
});

test('code for the service worker is checked without the types of pages and of Node', () => {
  const files = filesOf('src/site/service-worker');
  expect(files).toContain('lib.webworker.d.ts');
  expect(files).not.toContain('lib.dom.d.ts');
  expect(files).not.toContain('@types/node');
});

test('code for Node is checked without the types of the browser', () => {
  const files = filesOf('src');
  expect(files).toContain('@types/node');
  expect(files).not.toContain('lib.dom.d.ts');
});
