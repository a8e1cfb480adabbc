/** Which other folders the files of a folder may import. */
export interface Row {
  mayImport: readonly string[] | 'all but cms';
  /** Why no more than that: a clause. */
  why: string;
  /** What to do instead: a sentence. */
  instead: string;
}

const share = 'Move what both need into src/model, or take it as an argument.';

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
      'analytics',
      'runtime',
      'styles',
    ),
  ],
  why: 'each entry is the root of a bundle of its own',
  instead: 'Move what both entries need into a part of the site.',
} satisfies Row;

/** Parts that only templates put together. */
const sideBySide: Row = {
  mayImport: ['src/model', ...site('ui', 'consent', 'messages')],
  why: 'shell, widgets and features stand side by side, and only templates know them all',
  instead: 'Let a template put the two together, or move what both need into src/site/ui.',
};

/** Code around the package's own: it may use all of it. */
const around: Row = {
  mayImport: 'all but cms',
  why: 'the content system is a package of its own, reached over HTTP alone',
  instead: 'Ask it over HTTP, or move what both need into src/model.',
};

/**
 * Which folder may import which. A row speaks of all below its folder that has no row of its own;
 * a folder without a row may import nothing of ours.
 */
export const table: Record<string, Row> = {
  'src/model': {
    mayImport: [],
    why: 'all other folders build on the model, so it builds on none of them',
    instead: share,
  },
  'src/disk': {
    mayImport: [],
    why: 'writing a file safely knows nothing of what the file holds',
    instead: 'Take it as an argument.',
  },
  'src/content': {
    mayImport: ['src/model'],
    why: 'content is read and checked the same way, whatever is made of it',
    instead: share,
  },
  'src/generator': {
    mayImport: ['src/model', 'src/disk', 'src/content'],
    why: 'the build gets the site from Vite, and writes files that any server can serve',
    instead: 'Load src/site/entry-server.tsx through Vite, and share types in src/model.',
  },
  'src/server': {
    mayImport: ['src/model', 'src/disk'],
    why: 'the server serves a release as opaque files, whatever made them',
    instead: share,
  },
  'src/shop': {
    mayImport: ['src/model', 'src/disk', 'src/content'],
    why: 'a shop’s folder and its versions are the same, whatever is made of its content',
    instead: share,
  },
  'src/cli.ts': {
    mayImport: ['src/model', 'src/content', 'src/generator', 'src/server', 'src/shop'],
    why: 'the site runs in browsers and in the build alone',
    instead: 'Call the part of src/generator or src/server that does it.',
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
      ...site('shell', 'widgets', 'features', 'forms', 'ui', 'consent', 'messages'),
    ],
    why: 'a template lays out what it is given, wherever it runs',
    instead: 'Let the entry hand it in as a prop.',
  },
  'src/site/shell': {
    ...sideBySide,
    mayImport: ['src/model', ...site('ui', 'consent', 'foreign', 'messages', 'widgets')],
    why: 'the shell frames every page: its footer holds the widgets, and it knows no feature',
  },
  'src/site/widgets': sideBySide,
  'src/site/features': {
    ...sideBySide,
    why: 'a feature can be read, changed and removed without knowing another',
  },
  'src/site/forms': {
    ...sideBySide,
    why: 'only pages with a form load what forms need, so the rest of the site knows nothing of it',
  },
  'src/site/ui': {
    mayImport: ['src/model', ...site('consent', 'foreign', 'messages')],
    why: 'ui is the lowest layer of the site',
    instead: 'Take it as a prop.',
  },
  'src/site/consent': {
    mayImport: ['src/model'],
    why: 'whatever loads something foreign asks it first, so it knows none of them',
    instead: 'Take it as an argument.',
  },
  'src/site/foreign': {
    mayImport: [],
    why: 'what loads the code of others knows nothing of what it is for, nor who asked the visitor',
    instead: 'Take it as an argument.',
  },
  'src/site/messages': {
    mayImport: ['src/model'],
    why: 'every part of the site uses messages, so they use none of them',
    instead: 'Take what the text needs as an argument.',
  },
  'src/site/analytics': {
    mayImport: ['src/model', ...site('foreign')],
    why: 'analytics counts pages, whatever stands on them and whoever asks the visitor',
    instead: 'Let the application hand it in as an argument.',
  },
  'src/site/service-worker': {
    mayImport: ['src/model'],
    why: 'the service worker runs apart from the pages, and is bundled apart from them',
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
  'vitest.e2e.config.ts': around,
  cms: {
    mayImport: ['src/model'],
    why: 'the content system is a package of its own, which shares the model’s codes alone',
    instead: share,
  },
};

function site(...parts: string[]): string[] {
  return parts.map((part) => `src/site/${part}`);
}
