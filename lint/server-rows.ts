import type { Row } from './row.ts';

const share = 'Move what both need into src/model, or take it as an argument.';

/** Which part of src/server may import which. */
export const serverRows: Record<string, Row> = {
  'src/server/*': {
    mayImport: ['src/words', 'src/model', 'src/features', 'src/disk', 'src/server'],
    why: 'the server serves a release as opaque files, whatever made them',
    instead: share,
  },
  'src/server/commands': {
    mayImport: [
      'src/model',
      'src/disk',
      'src/features',
      ...server('store', 'messages', 'outbox', 'mail', 'settings'),
    ],
    testsMayImport: ['src/server'],
    why: 'a command works beside a running server, on what that has stored',
    instead: 'Let src/server/store give what the command needs.',
  },
  'src/server/store': {
    mayImport: [
      'src/model',
      'src/features',
      'src/disk',
      ...server('messages', 'outbox', 'mail', 'abuse', 'database', 'settings'),
      ...server('telemetry'),
    ],
    testsMayImport: ['src/server'],
    why: 'the store puts the stores of all features together, and knows nothing of requests',
    instead: 'Let the feature’s own store do it.',
  },
  'src/server/messages': {
    ...serverPart('forms', 'http', 'pages', 'outbox', 'mail', 'database', 'tokens', 'settings'),
    why: 'a feature can be read, changed and removed without knowing another',
    instead: 'Move what both need into src/server/forms or src/server/outbox.',
  },
  'src/server/publish': {
    mayImport: [
      'src/words',
      'src/model',
      'src/disk',
      ...server('http', 'mail', 'outbox', 'settings', 'site', 'telemetry'),
    ],
    testsMayImport: ['src/server'],
    why: 'publishing asks for a release and tells what came of it, whatever makes it',
    instead: 'Let src/cli hand it in with the site builder.',
  },
  'src/server/forms': {
    ...serverPart('http', 'pages', 'abuse', 'telemetry'),
    why: 'every form is taken the same way, whatever becomes of it',
    instead: 'Let the feature hand it in as an option of its route.',
  },
  'src/server/http': {
    ...serverPart('pages', 'abuse', 'tokens', 'telemetry'),
    why: 'requests are answered, measured and limited the same way, whatever the route does',
    instead: 'Let the route do it, or hand it in with the dependencies.',
  },
  'src/server/abuse': {
    ...serverPart('tokens', 'database'),
    why: 'the guard judges what a request says of itself, whatever is asked',
    instead: 'Take it as an argument.',
  },
  'src/server/pages': {
    ...serverPart(),
    why: 'a page shows what it is given to browsers without JavaScript',
    instead: 'Take it as an argument.',
  },
  'src/server/outbox': {
    ...serverPart('mail', 'database', 'telemetry'),
    why: 'the outbox delivers parcels, no matter which feature added them',
    instead: 'Let the feature hand in a channel, or put a parcel in.',
  },
  'src/server/mail': {
    mayImport: ['src/model', 'src/disk', 'src/server/settings'],
    testsMayImport: ['src/server'],
    why: 'a mail leaves the same way, whatever it says and wherever it waited',
    instead: 'Take it as an argument.',
  },
  'src/server/site': {
    ...serverPart('telemetry'),
    why: 'a release is served as opaque files, also where there are no forms',
    instead: share,
  },
  'src/server/database': {
    ...serverPart(),
    why: 'the database knows tables and commits, whatever is kept in them',
    instead: 'Let the feature’s own store do it.',
  },
  'src/server/settings': {
    ...serverPart(),
    why: 'settings are read first, and everything else starts from them',
    instead: 'Take it as an argument.',
  },
  'src/server/telemetry': {
    ...serverPart(),
    why: 'everything logs and measures, so the log knows none of it',
    instead: 'Take it as an argument.',
  },
  'src/server/tokens': {
    ...serverPart(),
    why: 'a signature says nothing of what was signed',
    instead: 'Take it as an argument.',
  },
};

/** A part of the server, built on these others; its tests may import all of them. */
function serverPart(...parts: string[]): Pick<Row, 'mayImport' | 'testsMayImport'> {
  return {
    mayImport: ['src/words', 'src/model', 'src/features', ...server(...parts)],
    testsMayImport: ['src/server'],
  };
}

function server(...parts: string[]): string[] {
  return parts.map((part) => `src/server/${part}`);
}
