import type { Row } from './row.ts';

/** Which part of src/content may import which. */
export const contentRows: Record<string, Row> = {
  'src/content': {
    mayImport: ['src/model'],
    testsMayImport: ['src/content'],
    why: 'content is read and checked the same way, whatever is made of it',
    instead: 'Move what both need into src/model, or take it as an argument.',
  },
  'src/content/load.ts': {
    mayImport: [
      'src/model',
      ...content('source.ts', 'diagnostics', 'records', 'text', 'media', 'checks'),
    ],
    why: 'loading puts the parts together, whatever the source',
    instead: 'Let the source deliver it.',
  },
  'src/content/source.ts': {
    ...part('diagnostics'),
    why: 'a source only delivers what it reads, so its contract knows nothing of checks',
    instead: 'Let loading do it.',
  },
  'src/content/diagnostics': {
    ...part(),
    why: 'everything reports what is wrong, so the reports know none of it',
    instead: 'Take it as an argument.',
  },
  'src/content/records': {
    ...part('source.ts', 'diagnostics'),
    why: 'a record is parsed by itself, whatever the others say',
    instead: 'Make it a check in src/content/checks.',
  },
  'src/content/text': {
    ...part('diagnostics', 'records'),
    why: 'a text is read once, no matter which check asks for its links or words',
    instead: 'Let the check ask the text.',
  },
  'src/content/media': {
    ...part('source.ts', 'diagnostics', 'records'),
    why: 'a file is measured by itself, whatever shows it',
    instead: 'Make it a check in src/content/checks.',
  },
  'src/content/checks': {
    ...part('source.ts', 'diagnostics', 'records', 'text'),
    why: 'checks judge records that were parsed, and change none of them',
    instead: 'Let loading hand it in with the context.',
  },
  'src/content/files': {
    ...part('source.ts', 'diagnostics'),
    why: 'a source delivers what it reads and judges nothing',
    instead: 'Make it a check in src/content/checks.',
  },
  'src/content/write': {
    mayImport: ['src/model', 'src/disk', ...content('source.ts', 'records', 'files')],
    testsMayImport: ['src/content'],
    why: 'what is written is what the source reads, no matter which source delivered it',
    instead: 'Let the command do it.',
  },
  'src/content/item-table': {
    mayImport: [
      'src/model',
      'src/disk',
      ...content('source.ts', 'load.ts', 'diagnostics', 'records', 'files', 'write'),
    ],
    testsMayImport: ['src/content', 'src/disk'],
    why: 'a table of items becomes content like any other, which loading judges',
    instead: 'Make it a check in src/content/checks.',
  },
  'src/content/cms': {
    mayImport: ['src/model', 'src/disk', ...content('source.ts', 'diagnostics', 'records', 'cms')],
    testsMayImport: ['src/content', 'src/disk'],
    why: 'a source delivers what it reads and judges nothing',
    instead: 'Make it a check in src/content/checks.',
  },
  'src/content/cms/export.ts': {
    mayImport: [],
    why: 'the content system shares the contract, and none of the code that reads what it delivers',
    instead: 'Let the source do it.',
  },
};

function part(...parts: string[]): Pick<Row, 'mayImport' | 'testsMayImport'> {
  return {
    mayImport: ['src/model', 'src/features', ...content(...parts)],
    testsMayImport: ['src/content'],
  };
}

function content(...parts: string[]): string[] {
  return parts.map((name) => `src/content/${name}`);
}
