import { expect, test } from 'vitest';
import { FakeBuilder, live, secret, startPublishing } from '../publish/publish.fixture.ts';
import { publish } from './publish.ts';

const mistake = {
  code: 'dead-link',
  severity: 'error',
  message: 'The link leads nowhere.',
  hint: 'Write another.',
  place: { document: 'brands/nolum/de.md', field: 'text', line: 7 },
} as const;

test('who publishes by command is told what came of it', async () => {
  const builder = new FakeBuilder();
  builder.reports = [
    live,
    { diagnostics: [], release: { id: 'second', unchanged: true } },
    { diagnostics: [mistake] },
    { diagnostics: [], failure: { cause: 'fewer-pages', before: 10, after: 7 } },
    live,
  ];
  const { url } = await startPublishing({ builder });
  const run = (options: { confirm?: true } = {}) =>
    publish({ PUBLISH_SECRET: secret, PUBLISH_URL: url }, options);
  expect((await run()).text).toMatch(/^Published: release second, in \d\.\d s\.\n$/);
  expect(await run()).toEqual({
    isPublished: true,
    text: 'Nothing has changed; release second is served.\n',
  });
  expect(await run()).toEqual({
    isPublished: false,
    text: `Not published. Im Inhalt steckt noch ein Fehler.
✖ brands/nolum/de.md, line 7, text: The link leads nowhere. Write another. [dead-link]
`,
  });
  expect((await run()).text).toContain('7 statt 10 Seiten');
  expect((await run({ confirm: true })).isPublished).toBe(true);
  expect(builder.builds).toEqual([false, false, false, false, true]);
});

test('a server that refuses or is not there is named, with what to do', async () => {
  const site = await startPublishing({ builder: new FakeBuilder() });
  const { url } = site;
  const ask = (PUBLISH_SECRET: string) => publish({ PUBLISH_SECRET, PUBLISH_URL: url }, {});
  await expect(ask('x'.repeat(40))).rejects.toThrow('Both sides need the same PUBLISH_SECRET');
  await site.close();
  await expect(ask(secret)).rejects.toThrow(`The server at ${url} (PUBLISH_URL) does not answer`);
  await expect(publish({}, {})).rejects.toThrow('PUBLISH_SECRET is not set, but must be');
});
