import type { Row } from './row.ts';

/** Which part of src/generator may import which. */
export const generatorRows: Record<string, Row> = {
  'src/generator/*': {
    mayImport: ['src/words', 'src/model', 'src/disk', 'src/content', 'src/generator'],
    why: 'the build gets the site from Vite, and writes files that any server can serve',
    instead: 'Load src/site/entry-server.tsx through Vite, and share types in src/model.',
  },
  'src/generator/plan': {
    ...part('text', 'files'),
    why: 'the plan is worked out of the site, whatever is made of it, and reads no file',
    instead: 'Take it as an argument of the plan.',
  },
  'src/generator/markdown': {
    ...part('plan', 'text'),
    why: 'a text becomes HTML the same way, wherever it stands',
    instead: 'Take it as an argument.',
  },
  'src/generator/render': {
    ...part('plan', 'markdown', 'bundle', 'text'),
    why: 'pages are rendered for releases, development and previews alike, and written by none of it',
    instead: 'Let what uses the renderer do it.',
  },
  'src/generator/bundle': {
    ...part(),
    why: 'the bundles are the same for every shop',
    instead: 'Hand it to what the bundle exports.',
  },
  'src/generator/images': {
    ...part('plan'),
    why: 'images are made for whatever shows them',
    instead: 'Take it as an argument.',
  },
  'src/generator/files': {
    ...part('plan', 'bundle', 'text'),
    why: 'each of these files is composed from site and plan, no matter who writes it',
    instead: 'Take it as an argument.',
  },
  'src/generator/search': {
    ...part('plan', 'text'),
    why: 'the search is made from what the plan says of pages, rendered or kept',
    instead: 'Let the plan say it.',
  },
  'src/generator/release': {
    ...part(),
    why: 'a release is a folder of files, whatever they hold',
    instead: 'Take it as an argument.',
  },
  'src/generator/publish': {
    ...part('*', 'release', 'progress'),
    why: 'a build is run and reported, whatever it makes',
    instead: 'Let the build do it.',
  },
  'src/generator/progress': {
    ...part(),
    why: 'progress is shown of anything that takes time',
    instead: 'Take it as an argument.',
  },
  'src/generator/text': {
    ...part(),
    why: 'escaping and hashing know nothing of what the text says',
    instead: 'Take it as an argument.',
  },
  'src/generator/check': {
    ...part('*', 'plan', 'release'),
    why: 'checks look at what is planned or released, and make nothing',
    instead: 'Let the plan say it.',
  },
  'src/generator/preview': {
    ...part('dev', 'images', 'text'),
    why: 'the preview shows drafts as the dev server shows a shop, and adds who may see them',
    instead: 'Share it with the dev server, or with the build in a folder of its own.',
  },
  'src/generator/dev': {
    ...part('*', 'plan', 'render', 'bundle', 'images', 'files', 'text'),
    why: 'the dev server shows what a release would hold, and writes none',
    instead: 'Share it with the build, in a folder of its own.',
  },
};

function part(...parts: string[]): Pick<Row, 'mayImport' | 'testsMayImport'> {
  return {
    mayImport: [
      'src/words',
      'src/model',
      'src/features',
      'src/disk',
      'src/content',
      ...parts.map((name) => `src/generator/${name}`),
    ],
    testsMayImport: ['src/generator'],
  };
}
