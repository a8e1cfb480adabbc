import { expect, test } from 'vitest';
import { fix, lint, type Line } from './oxlint-on-files.ts';

const allowed: [file: string, specifier: string][] = [
  ['src/words/words.ts', './frame/de.ts'],
  ['src/model/link.ts', './routes.ts'],
  ['src/model/link.ts', '#words/words.ts'],
  ['src/model/entities/brand.ts', '../fields.ts'],
  ['src/model/entities/media.ts', 'zod'],
  ['src/content/load.ts', '#model/site.ts'],
  ['src/generator/plan/plan.ts', '#content/load.ts'],
  ['src/generator/plan/head.ts', 'node:path'],
  ['src/generator/render.ts', './plan/plan.ts'],
  ['src/server/start.ts', '#model/forms/contact.ts'],
  ['src/server/start.ts', './messages/contact.ts'],
  ['src/server/start.ts', './other-start.ts'],
  ['src/server/messages/contact.ts', './to-shop.ts'],
  ['src/server/messages/contact.ts', '../forms/take-form.ts'],
  ['src/features/repairs/repairs.server.ts', '#server/outbox/parcels.ts'],
  ['src/features/repairs/store.server.database.test.ts', '#server/store/open-store.ts'],
  ['src/server/database/sqlite/worker.ts', '../tables.ts'],
  ['src/server/outbox/outbox.test.ts', '../store/open-store.ts'],
  ['src/server/forms/api.fixture.ts', '../start.ts'],
  ['src/cli/build.ts', '#generator/build.ts'],
  ['src/cli/serve.ts', '#server/server.ts'],
  ['src/site/entry-client.tsx', './runtime/navigate.ts'],
  ['src/site/entry-client.tsx', './templates/brand/brand.tsx'],
  ['src/site/entry-server.tsx', './shell/shell.tsx'],
  ['src/site/templates/brand/brand.tsx', '../../features/contact/contact.tsx'],
  ['src/site/templates/brand/head.tsx', '../../ui/logo/logo.tsx'],
  ['src/site/shell/footer.tsx', '../messages/messages.ts'],
  ['src/site/shell/header.tsx', './header.module.css'],
  ['src/site/widgets/clock/clock.tsx', '../../ui/logo/logo.svg?url'],
  ['src/site/features/contact/contact.tsx', './field.tsx'],
  ['src/site/features/contact/field.tsx', '#model/forms/contact.ts'],
  ['src/site/messages/messages.ts', '#model/language.ts'],
  ['src/site/messages/load.ts', '#words/frame/de.ts'],
  ['src/site/features/search/search-foot.tsx', '#words/search.ts'],
  ['src/server/start.test.ts', '../../test/fakes/smtp.ts'],
  ['src/server/mail/smtp.test.ts', '../../../test/fakes/smtp.ts'],
  ['gallery/gallery.tsx', '#site/features/contact/contact.examples.tsx'],
  ['test/e2e/menu.test.ts', '#server/server.ts'],
  ['bench/bench.ts', '../scripts/browsers.ts'],
  ['cms/src/fields.ts', '../../src/model/language.ts'],
];

const forbidden: [file: string, specifier: string, message: string][] = [
  ['src/generator/plan/d.ts', '../render/document.ts', 'may not import src/generator/render'],
  ['src/generator/release/d.ts', '../plan/plan.ts', 'may not import src/generator/plan'],
  ['src/content/files/d.ts', '../checks/links.ts', 'may not import src/content/checks'],
  ['src/content/diagnostics/d.ts', '../load.ts', 'may not import src/content/load.ts'],
  ['src/words/search.ts', '#model/link.ts', 'src/words/* may not import src/model'],
  ['src/words/frame/de.ts', '#model/link.ts', 'src/words/frame may not import src/model'],
  ['src/model/site.ts', '#content/load.ts', 'src/model may not import src/content'],
  ['src/content/load.ts', '#generator/build.ts', 'may not import src/generator'],
  [
    'src/generator/render.ts',
    '#site/entry-server.tsx',
    'Load src/site/entry-server.tsx through Vite',
  ],
  ['src/server/start.ts', '#content/load.ts', 'src/server/* may not import src/content'],
  ['src/server/mail/a.ts', '#content/load.ts', 'src/server/mail may not import src/content'],
  ['src/server/mail/a.test.ts', '#content/load.ts', 'src/server/mail may not import src/content'],
  [
    'src/server/outbox/b.ts',
    '../messages/contact.ts',
    'src/server/outbox may not import src/server/messages: the outbox delivers',
  ],
  [
    'src/features/repairs/repairs.server.ts',
    '#server/store/store.ts',
    'src/features *.server may not import src/server/store',
  ],
  [
    'src/features/chat/chat.template.tsx',
    '#site/foreign/load-script.ts',
    'src/features *.tsx may not import src/site/foreign',
  ],
  [
    'src/server/outbox/a.ts',
    '../store/store.ts',
    'src/server/outbox may not import src/server/store',
  ],
  ['src/server/http/a.ts', '../start.ts', 'src/server/http may not import src/server/*'],
  [
    'src/server/newcomer/a.ts',
    '../mail/smtp.ts',
    'src/server/newcomer has no row in lint/table.ts',
  ],
  [
    'src/cli/build.ts',
    '#site/entry-server.tsx',
    'src/cli may not import src/site/entry-server.tsx',
  ],
  ['src/cli.js', '#generator/build.ts', 'src/cli.js may not import src/generator'],
  ['src/site/entry-client.tsx', '#generator/build.ts', 'may not import src/generator'],
  ['src/site/entry-server.tsx', './entry-client.tsx', 'may not import src/site/entry-client.tsx'],
  ['src/site/templates/a.tsx', '../runtime/navigate.ts', 'may not import src/site/runtime'],
  ['src/site/shell/a.tsx', '../templates/brand.tsx', 'may not import src/site/templates'],
  ['src/site/widgets/a.tsx', '../shell/header.tsx', 'may not import src/site/shell'],
  ['src/site/features/a/a.tsx', '../b/b.tsx', 'may not import src/site/features/b'],
  ['src/site/ui/a.tsx', '../features/b/b.tsx', 'may not import src/site/features/b'],
  ['src/site/messages/a.ts', '../ui/logo.tsx', 'may not import src/site/ui'],
  ['src/site/widgets/b.tsx', '#words/frame/de.ts', 'may not import src/words/frame'],
  ['src/site/widgets/c.tsx', '#words/words.ts', 'may not import src/words/words.ts'],
  ['src/site/runtime/a.ts', '../ui/logo.tsx', 'may not import src/site/ui'],
  ['src/server/a.ts', '../../test/fakes/smtp.ts', 'src/server/* may not import test'],
  ['src/site/ui/a.test.tsx', '../../../cms/src/fields.ts', 'may not import cms'],
  ['scripts/a.ts', '../cms/src/fields.ts', 'scripts may not import cms'],
  ['cms/src/a.ts', '../../src/server/server.ts', 'cms may not import src/server'],
  ['src/newcomer/a.ts', '#model/site.ts', 'src/newcomer has no row in lint/table.ts'],
  ['src/site/newcomer/a.ts', '../ui/logo.tsx', 'src/site/newcomer has no row in lint/table.ts'],
  ['newcomer/a.ts', '#model/site.ts', 'newcomer has no row in lint/table.ts'],
  ['src/generator/b.ts', '../model/site.ts', "Write '#model/site.ts'"],
  ['test/e2e/b.ts', '../../src/server/server.ts', "Write '#server/server.ts'"],
  ['src/generator/dev/c.ts', '#generator/render.ts', "Write '../render.ts'"],
  ['src/site/shell/c.tsx', '#site/ui/logo.svg?url', "Write '../ui/logo.svg?url'"],
];

const ways: Line[] = [
  ['src/model/import.ts', "import { load } from '#content/load.ts';"],
  ['src/model/type.ts', "import type { Load } from '#content/load.ts';"],
  ['src/model/side-effect.ts', "import '#content/load.ts';"],
  ['src/model/named-export.ts', "export { load } from '#content/load.ts';"],
  ['src/model/star-export.ts', "export * from '#content/load.ts';"],
  ['src/model/dynamic.ts', "const load = () => import('#content/load.ts');"],
  ['src/model/type-of.ts', "type Load = typeof import('#content/load.ts');"],
];

const rule = 'import-table';
const importing = (specifier: string) => `import '${specifier}';`;
const lines = (cases: readonly (readonly [string, string, string?])[]) =>
  cases.map(([file, specifier]): Line => [file, importing(specifier)]);

const ofAllowed = await lint(rule, lines(allowed));
const ofForbidden = await lint(rule, lines(forbidden));
const ofWays = await lint(rule, ways);

test.each(allowed)('%s may import %s', (file) => {
  expect(ofAllowed.get(file)).toEqual([]);
});

test.each(forbidden)('%s may not import %s', (file, _, message) => {
  expect(ofForbidden.get(file)).toEqual([expect.stringContaining(message)]);
});

test.each(ways)('an import is seen in %s', (file) => {
  expect(ofWays.get(file)).toEqual([expect.stringContaining('may not import src/content')]);
});

test('the message says why and what to do instead', () => {
  expect(ofForbidden.get('src/site/features/a/a.tsx')).toEqual([
    'src/site/features/a may not import src/site/features/b: a feature can be read, changed and ' +
      'removed without knowing another. Let a template put the two together, or move what both ' +
      'need into src/site/ui.',
  ]);
});

test('the fix spells an import as the rule asks for', async () => {
  const fixed = await fix(rule, ['src/generator/b.ts', importing('../model/site.ts')]);
  expect(fixed).toBe(importing('#model/site.ts'));
});
