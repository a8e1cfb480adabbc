import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sbom } from './sbom.ts';

/** The packages that the site's code imports, which Vite bundles. */
const imported = new Set(
  globSync('src/site/**/*.{ts,tsx}', {
    exclude: (path) => /\.(?:test|fixture|examples)\./.test(path),
  }).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /(?:from |import\()'((?:@[\w-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g,
      ),
    ].map(([, name = '']) => name),
  ),
);

test('the list of packed packages has all that the kit installs or brings, and no tools', () => {
  const { metadata, components, dependencies } = sbom();
  const names = new Set(components.map(({ name }) => name));
  expect(metadata.component.name).toBe('schaufenster');
  expect(imported.size).toBeGreaterThan(8);
  expect([...imported].filter((name) => name !== 'site-fonts' && !names.has(name))).toEqual([]);
  for (const name of ['zod', 'hono', 'sharp', 'scheduler', '@mapbox/point-geometry']) {
    expect(names).toContain(name);
  }
  for (const name of ['vitest', 'playwright-core', 'oxlint', 'vite']) {
    expect(names).not.toContain(name);
  }
  expect(components.filter(({ scope, name }) => name === 'react' && scope !== 'required')).toEqual(
    [],
  );
  const known = new Set(['schaufenster', ...components.map((component) => component['bom-ref'])]);
  const unknown = dependencies.flatMap(({ dependsOn }) =>
    dependsOn.filter((ref) => !known.has(ref)),
  );
  expect(unknown).toEqual([]);
});
