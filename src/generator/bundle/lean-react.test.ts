import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { kitFolder } from './kit-folder.ts';
import { withoutUnused } from './lean-react.ts';

const file = join(
  dirname(createRequire(import.meta.url).resolve('react-dom/package.json')),
  'cjs/react-dom-client.production.js',
);

function bodyOf(code: string) {
  return parseSync('react-dom.js', code).program.body;
}

test('react-dom has all functions that are left out, and is an eighth smaller without them', async () => {
  const code = await readFile(file, 'utf8');
  const lean = withoutUnused(code, bodyOf(code));
  expect(lean.length).toBeLessThan(code.length * 0.875);
  expect(bodyOf(lean)).toHaveLength(bodyOf(code).length);
});

test('a react-dom that lacks one of the functions is refused', async () => {
  const code = (await readFile(file, 'utf8')).replaceAll('startHostTransition', 'startElsewhere');
  expect(() => withoutUnused(code, bodyOf(code))).toThrow(/no function startHostTransition/);
});

test('the site uses nothing that its react-dom lacks', async () => {
  const lacking =
    /\b(?:ViewTransition|addTransitionType|SuspenseList|Activity|useActionState|useFormStatus|requestFormReset|captureOwnerStack|prefetchDNS|preconnect|preload\w*|preinit\w*)\b|<Fragment ref|<(?:link|script|meta|title)\b/;
  const using: string[] = [];
  for await (const path of glob('src/site/**/*.{ts,tsx}', { cwd: kitFolder })) {
    const code = await readFile(join(kitFolder, path), 'utf8');
    const imports = code.match(/import [^;]*from 'react[^;]*;/g) ?? [];
    const elements = path.endsWith('.tsx') ? (code.match(/<\w+\s[^>]*/g) ?? []) : [];
    if (lacking.test([...imports, ...elements].join('\n'))) using.push(path);
  }
  expect(using).toEqual([]);
});
