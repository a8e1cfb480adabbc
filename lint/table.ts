import { contentRows } from './content-rows.ts';
import { generatorRows } from './generator-rows.ts';
import type { Row } from './row.ts';
import { serverRows } from './server-rows.ts';

const share = 'Move what both need into src/model, or take it as an argument.';

/** The messages that browsers load with the code that shows them; the rest comes by src/site/messages. */
const ownWords = 'src/words/*';

const entry = {
  mayImport: [
    'src/model',
    ...site(
      'templates',
      'shell',
      'widgets',
      'features',
      'forms',
      'ui',
      'consent',
      'messages',
      'services',
      'runtime',
      'styles',
    ),
  ],
  why: 'each entry is the root of a bundle of its own',
  instead: 'Move what both entries need into a part of the site.',
} satisfies Row;

/** Parts that only templates combine. */
const sideBySide: Row = {
  mayImport: ['src/model', ownWords, ...site('ui', 'consent', 'messages')],
  why: 'shell, widgets and features stand side by side, and only templates know them all',
  instead: 'Let a template put the two together, or move what both need into src/site/ui.',
};

/** What components of features are made of. */
const partsOfSite = site('features', 'forms', 'ui', 'consent', 'messages', 'templates', 'services');

/** Code around the package: it may use all of it. */
const around: Row = {
  mayImport: 'all but cms',
  why: 'the content system is a package of its own, reached over HTTP alone',
  instead: 'Ask it over HTTP, or move what both need into src/model.',
};

/**
 * The folders that each folder may import. A row applies to everything in its folder that has no
 * row of its own; a folder without a row may import none of our code.
 */
export const table: Record<string, Row> = {
  'src/words': {
    mayImport: ['src/words'],
    testsMayImport: ['src/features'],
    why: 'a text knows neither what it is shown on nor who shows it, and a browser loads few of them',
    instead: 'Take what the text needs as an argument.',
  },
  'src/model': {
    mayImport: ['src/words', 'src/features'],
    why: 'all other folders build on the model, so it builds on none of them but the words and the list of features',
    instead: share,
  },
  'src/features': {
    mayImport: ['src/words', 'src/model'],
    why: 'what a feature is can be read anywhere, in browsers too',
    instead: 'Move it into the feature’s .build.ts or .server.ts.',
  },
  'src/features *.checks': {
    mayImport: ['src/words', 'src/model', 'src/features', 'src/content/checks'],
    why: 'a feature checks records that were parsed, as the kit does',
    instead: 'Let loading hand it in with the context.',
  },
  'src/features *.build': {
    mayImport: ['src/words', 'src/model', 'src/features', 'src/generator/plan'],
    why: 'a feature adds to the plan, whatever is made of it',
    instead: share,
  },
  'src/features *.server': {
    mayImport: [
      'src/words',
      'src/model',
      'src/features',
      'src/disk',
      ...['database', 'forms', 'http', 'mail', 'messages'].map((part) => `src/server/${part}`),
      ...['outbox', 'pages', 'settings', 'tokens'].map((part) => `src/server/${part}`),
    ],
    testsMayImport: ['src/server'],
    why: 'a feature takes its forms as all features do',
    instead: 'Let src/server/messages or src/server/pages do it for all features.',
  },
  'src/features *.tsx': {
    mayImport: ['src/words', 'src/model', 'src/features', 'src/features *.client', ...partsOfSite],
    why: 'a feature shows what it has with the parts that all pages share',
    instead: 'Move what both need into src/site/ui.',
  },
  'src/features *.client': {
    mayImport: ['src/words', 'src/model', 'src/features', ...partsOfSite, ...site('foreign')],
    why: 'third parties’ scripts load in service.client.ts, which runs after consent',
    instead: 'Move what both need into src/site/ui.',
  },
  'src/disk': {
    mayImport: [],
    why: 'writing a file safely knows nothing of what the file holds',
    instead: 'Take it as an argument.',
  },
  ...contentRows,
  ...generatorRows,
  ...serverRows,
  'src/shop': {
    mayImport: ['src/model', 'src/disk', 'src/content'],
    why: 'a shop’s folder and its versions are the same, whatever is made of its content',
    instead: share,
  },
  'src/cli': {
    mayImport: [
      'src/model',
      'src/features',
      'src/content',
      'src/generator',
      'src/server',
      'src/shop',
    ],
    why: 'the site runs in browsers and in the build alone',
    instead: 'Call the part of src/generator or src/server that does it.',
  },
  'src/cli.js': {
    mayImport: ['src/cli'],
    why: 'whatever it names would be loaded before the cache of compiled code is on',
    instead: 'Load it in src/cli/program.ts.',
  },
  'src/site/entry-client.tsx': {
    ...entry,
    mayImport: [...entry.mayImport, 'src/site/application.tsx'],
  },
  'src/site/application.tsx': { ...entry, why: 'the entry of the browser loads it after React' },
  'src/site/entry-server.tsx': entry,
  'src/site/templates': {
    mayImport: [
      'src/model',
      ownWords,
      'src/features',
      ...site('shell', 'widgets', 'features', 'forms', 'ui', 'consent', 'messages', 'request-list'),
    ],
    why: 'a template lays out what it is given, wherever it runs',
    instead: 'Let the entry hand it in as a prop.',
  },
  'src/site/shell': {
    ...sideBySide,
    mayImport: [
      'src/model',
      ownWords,
      ...site('ui', 'consent', 'foreign', 'messages', 'request-list', 'widgets'),
    ],
    why: 'the shell frames every page: its footer holds the widgets, and it knows no feature',
  },
  'src/site/widgets': sideBySide,
  'src/site/features': {
    ...sideBySide,
    mayImport: ['src/model', ownWords, ...site('ui', 'consent', 'messages', 'request-list')],
    why: 'a feature can be read, changed and removed without knowing another',
  },
  'src/site/features/item-list': {
    ...sideBySide,
    mayImport: [
      'src/model',
      ownWords,
      ...site('ui', 'consent', 'messages', 'features/item-card', 'features/item-filter'),
    ],
    why: 'a list of items is made of their cards, and loads their filter when it is wanted',
  },
  'src/site/features/search': {
    ...sideBySide,
    mayImport: ['src/model', ownWords, ...site('ui', 'consent', 'messages', 'storage')],
    why: 'it stores that a visitor turned the key off, and is independent otherwise',
  },
  'src/site/forms': {
    ...sideBySide,
    mayImport: [
      'src/model',
      ownWords,
      'src/features',
      ...site('ui', 'consent', 'messages', 'storage'),
    ],
    why: 'only pages with a form load what forms need, so the rest of the site knows nothing of it',
  },
  'src/site/ui': {
    mayImport: ['src/model', ownWords, ...site('consent', 'foreign', 'messages', 'storage')],
    why: 'ui is the lowest layer of the site',
    instead: 'Take it as a prop.',
  },
  'src/site/consent': {
    mayImport: ['src/model', ...site('storage')],
    why: 'whatever loads something foreign asks it first, so it knows none of them',
    instead: 'Take it as an argument.',
  },
  'src/site/request-list': {
    mayImport: ['src/model', ...site('storage')],
    why: 'header, cards and pages show the same list, so it knows none of them',
    instead: 'Take it as an argument.',
  },
  'src/site/storage': {
    mayImport: [],
    why: 'storing a text knows nothing of what it says',
    instead: 'Let the store that uses it read and write the text.',
  },
  'src/site/foreign': {
    mayImport: [],
    why: 'what loads the code of others knows nothing of what it is for, nor who asked the visitor',
    instead: 'Take it as an argument.',
  },
  'src/site/messages': {
    mayImport: ['src/words', 'src/model'],
    why: 'every part of the site uses messages, so they use none of them',
    instead: 'Take what the text needs as an argument.',
  },
  'src/site/services': {
    mayImport: ['src/model', 'src/features'],
    why: 'services run beside the pages, whatever is on them and however consent was given',
    instead: 'Let the application hand it in as an argument.',
  },
  'src/site/service-worker': {
    mayImport: ['src/model'],
    why: 'the service worker runs apart from the pages, and is bundled apart from them',
    instead: share,
  },
  'src/site/inline': {
    mayImport: ['src/model', ...site('ui')],
    why: 'the script of a document stands in each one, and is bundled apart from the application',
    instead: share,
  },
  'src/site/runtime': {
    mayImport: ['src/model', ...site('messages')],
    why: 'the runtime moves between pages, whatever stands on them',
    instead: 'Let the entry hand it in as an argument.',
  },
  gallery: around,
  test: around,
  bench: around,
  scripts: around,
  'vitest.config.ts': around,
  cms: {
    mayImport: ['src/model', 'src/content'],
    why: 'the content system is a package of its own, which shares schemas and checks alone',
    instead: share,
  },
};

function site(...parts: string[]): string[] {
  return parts.map((part) => `src/site/${part}`);
}
