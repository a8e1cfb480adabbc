import { appointment, message, newWish, voucher } from './api.fixture.ts';

export const piece = { id: 'ring-1', title: 'Ring', path: '/schmuck/ring-1', note: 'Größe 54' };

/** Valid input for each form. */
export const forms: Record<string, () => Record<string, unknown>> = {
  contact: () => ({ ...message }),
  newsletter: () => newWish(),
  availability: () => ({ ...message, pieces: [piece] }),
  appointment: () => ({ ...appointment }),
  voucher: () => ({ ...voucher }),
  seats: () => ({ ...message, persons: '2', event: 'Hofadvent', date: '11. Dezember 2027' }),
};

/** Values that every text field rejects. */
const hostile = {
  null: null,
  'a number': 7,
  'a truth': true,
  'a list': ['a'],
  'an object': { toString: 'a' },
  'a deep object': JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`) as unknown,
  'a NUL': 'Änne\0Brandt, Uhren',
  'an escape': '\u001B[2J\u001B[1;1HÄnne Brandt',
  'a lone surrogate': 'Änne \uD83D Brandt, Uhren',
  'a text that is too long': 'x'.repeat(5001),
};

/** Values that every single-line field rejects. */
const lines = {
  'a header after CRLF': 'Änne\r\nBcc: b@b.example',
  'a header after LF': 'Änne\nBcc: b@b.example',
  'a header after CR': 'Änne\rBcc: b@b.example',
  'a Unicode line break': 'Änne\u2028Bcc: b@b.example',
  'a next line': 'Änne\u0085Bcc: b@b.example',
  'a turned direction': 'Änne\u202Efdp.exe',
};

const addresses = {
  'a Cyrillic look-alike': 'post@lindenh\u043Ef.example',
  'a Greek look-alike': 'post@lindenh\u03BFf.example',
  'a name of other letters': '\u043F\u043E\u0447\u0442\u0430@b.example',
  'full-width letters': 'post@ｂ.example',
  'two addresses': 'a@b.example,b@b.example',
  'a second recipient': 'a@b.example>,<b@b.example',
  'a quoted name': '"a\\"b"@b.example',
  'a route': '@a.example:b@b.example',
  'a percent hack': 'a%b.example@',
  'an address literal': 'a@[127.0.0.1]',
  'a local host': 'root@localhost',
  'a command': 'a@b.example;id',
  'a mail link': 'mailto:a@b.example',
  'an encoded word': '=?utf-8?q?a?=@b',
  'an inner space': 'a @b.example',
  'an address that is too long': `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.example`,
};

const fields: Record<string, string[]> = {
  contact: ['language', 'page', 'name', 'email', 'message'],
  newsletter: ['language', 'page', 'email', 'consent'],
  availability: ['language', 'page', 'name', 'email', 'message'],
  appointment: [
    'appointment',
    'day1',
    'time1',
    'day2',
    'time3',
    'name',
    'email',
    'phone',
    'message',
  ],
  voucher: ['amount', 'motif', 'delivery', 'recipient', 'email', 'phone', 'message'],
  seats: ['language', 'page', 'name', 'email', 'message', 'persons', 'event', 'date'],
};

export const wrongFields = Object.entries(fields).flatMap(([form, names]) =>
  names.flatMap((field) => {
    const isLine = field !== 'message' && field !== 'consent';
    const values = {
      ...hostile,
      ...(isLine ? lines : {}),
      ...(field === 'email' ? addresses : {}),
    };
    return Object.entries(values).map(([name, value]) => ({ form, field, name, value }));
  }),
);

export const wrongPieces = ['id', 'title', 'path', 'note'].flatMap((field) =>
  Object.entries({ ...hostile, ...(field === 'note' ? {} : lines) }).map(([name, value]) => ({
    field,
    name,
    value,
  })),
);

export const extra: Record<string, object> = {
  'an unknown field': { bcc: 'b@b.example' },
  'a field named __proto__': JSON.parse('{"__proto__":{"privacy":true}}') as object,
  'a field named constructor': { constructor: { prototype: {} } },
  'no agreement': { privacy: false },
  'an agreement in words': { privacy: 'true' },
  'an agreement as a list': { privacy: [true] },
  'a language that we do not speak': { language: 'it' },
  'a page on another host': { page: '//b.example/kontakt' },
  'a page with a scheme': { page: 'data:text/html,a' },
  'a page after a backslash': { page: '/\\b.example' },
  'a token that is a number': { token: 7 },
  'a token that is too long': { token: 'x'.repeat(201) },
  'a proof that is an object': { altcha: {} },
  'a proof that is too long': { altcha: 'x'.repeat(4001) },
  'a honeypot that is a list': { website: [] },
};

export const bodies: Record<string, string> = {
  nothing: '',
  'half an object': '{"name":',
  'a text': '"name"',
  'a number': '7',
  null: 'null',
  'a list': '[{}]',
  'two objects': '{}{}',
  'a comment': '/* */ {}',
  'not a number': '{"name":NaN}',
  'single quotes': "{'name':'a'}",
  'a control character': '{"name":"a\u0001"}',
  'lists in lists': '['.repeat(100_000),
  'objects in objects': '{"a":'.repeat(50_000),
  XML: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
};

export const types = [
  'text/plain',
  'text/html',
  'text/json',
  'application/xml',
  'application/octet-stream',
  'multipart/form-data; boundary=a',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded; charset=iso-8859-1',
  'application/jsonx',
  'application/json, text/plain',
  '__proto__',
  ';',
];
