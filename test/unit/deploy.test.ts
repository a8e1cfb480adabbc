import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import packageJson from '../../package.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../deploy');

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

/** The variables of the file with settings, those that are commented out among them. */
const variables = [...read('schaufenster.env').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);

test('the settings of the file can be used as they are', () => {
  const environment = Object.fromEntries(
    variables.map(([name, value]) => [name, value || 'x'.repeat(32)]),
  );
  expect(() => readSettings(environment)).not.toThrow();
});

test.each(variables)('the server knows the setting %s', (name) => {
  expect(() => readSettings({ [name]: '\0 ' })).toThrow(`${name} is `);
});

test('the unit and the image run scripts that package.json has', () => {
  const unit = /^ExecStart=\/usr\/bin\/npm (?:run )?(.+)$/m.exec(read('schaufenster.service'))?.[1];
  const image = /^CMD \["npm", "(?:run", ")?(.+)"\]$/m.exec(read('Dockerfile'))?.[1];
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining([unit, image]));
});

test('the image has Node as package.json asks for it', () => {
  const { node } = packageJson.dependencies;
  expect(read('Dockerfile')).toMatch(new RegExp(`^FROM node:${/\d+/.exec(node)?.[0]}-slim$`, 'm'));
});

test('the containers keep what must outlive them', () => {
  const compose = load(read('compose.yaml')) as { services: { shop: { volumes: string[] } } };
  const kept = /^VOLUME (.+)$/m.exec(read('Dockerfile'))?.[1];
  expect(compose.services.shop.volumes).toEqual([`data:${kept}`]);
});
