import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalEmail } from './email.ts';
import {
  checkField,
  checkForm,
  cleanText,
  type FieldRule,
  formRules,
  reachableSender,
} from './rules.ts';

const line: FieldRule = { kind: 'text', required: true, max: 10 };
const lines: FieldRule = { kind: 'message', required: true, min: 3, max: 10 };

const message = {
  name: 'Änne Brandt',
  email: 'aenne@lindenhof.example',
  message: 'Ist die Uhr fertig?',
  privacy: true,
};

describe('a form', () => {
  test('that is filled in has no errors', () => {
    expect(checkForm(formRules.contact, message)).toEqual({});
  });

  test('names every field that is wrong', () => {
    expect(checkForm(formRules.contact, {})).toEqual({
      name: 'missing',
      email: 'missing',
      message: 'missing',
      privacy: 'not-agreed',
    });
  });

  test('takes a ticked box as browsers send it', () => {
    expect(checkForm(formRules.contact, { ...message, privacy: 'on' })).toEqual({});
  });

  test('for availability needs no message', () => {
    expect(checkForm(formRules.availability, { ...message, message: '' })).toEqual({});
  });

  test.each(['1e6', '9'.repeat(1000), '٢', '1.5', '0', '100'])(
    'asks for a whole number within bounds instead of %s',
    (persons) => {
      const rule = { kind: 'number', required: true, min: 1, max: 99 } as const;
      expect(checkForm({ persons: rule }, { persons })).toEqual({ persons: 'not-a-number' });
    },
  );

  test.each([
    ['+49 (0)30 231-25 114', undefined],
    ['030/23125', undefined],
    ['-----', 'not-a-phone'],
    ['(((((( 1', 'not-a-phone'],
  ])('takes what somebody can be called by: %s', (phone, error) => {
    expect(checkField(reachableSender.phone, phone)).toBe(error);
  });

  test('for contact takes messages from 10 to 5000 characters', () => {
    const check = (length: number) =>
      checkField(formRules.contact.message, 'x'.repeat(length)) ?? 'fine';
    expect([9, 10, 5000, 5001].map(check)).toEqual(['too-short', 'fine', 'fine', 'too-long']);
  });
});

describe('a text', () => {
  test.each([
    ['is counted without the spaces around it', '  0123456789 ', undefined],
    ['that is too long is refused', '0123456789a', 'too-long'],
    ['of spaces is missing', '  ', 'missing'],
    ['of invisible characters is missing', '\u200B\u2060\u00AD', 'missing'],
    ['that is no text is missing', 7, 'missing'],
    ['with a line break is refused', 'a\r\nBcc: b', 'forbidden-characters'],
    ['with a Unicode line break is refused', 'a\u2028b', 'forbidden-characters'],
    ['with a NUL is refused', 'a\0b', 'forbidden-characters'],
    ['with half a character is refused', 'a\uD83Db', 'forbidden-characters'],
    ['that turns its direction is refused', 'a\u202Eb', 'forbidden-characters'],
    ['that mail programs would decode is refused', '=?a?Q?=00', 'forbidden-characters'],
    ['with an encoded word is refused', 'a=?x?b?YQ', 'forbidden-characters'],
    ['may have an equals sign and a question mark', 'a=?b?', undefined],
    ['with a pile of marks is refused', `e${'\u0301'.repeat(31)}`, 'forbidden-characters'],
    ['is counted with its accents composed', '\u03B1\u0313\u0300\u0345'.repeat(10), undefined],
    ['may have some marks on a letter', `e${'\u0301'.repeat(8)}`, undefined],
    ['may have any script', '林檎 Ñandú', undefined],
    ['may have emoji', '🕰️', undefined],
  ])('%s', (_, value, error) => {
    expect(checkField(line, value)).toBe(error);
  });
});

describe('a message', () => {
  test.each([
    ['may have lines and tabs', 'a\n\tb', undefined],
    ['counts a line break as one character', '1\r\n3\r\n5\r\n7\r\n9\r\n', undefined],
    ['that is too short is refused', 'ab', 'too-short'],
    ['with a NUL is refused', 'abc\0', 'forbidden-characters'],
    ['with half a character is refused', '\uDE00abc', 'forbidden-characters'],
  ])('%s', (_, value, error) => {
    expect(checkField(lines, value)).toBe(error);
  });

  test('is the same after it was cleaned twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

describe('a mail address', () => {
  test.each([
    ['post@lindenhof.example', 'post@lindenhof.example'],
    [' Post+Uhr@Lindenhof.EXAMPLE ', 'Post+Uhr@lindenhof.example'],
    ["o'neill@mail.example", "o'neill@mail.example"],
    ['info@müller.example', 'info@xn--mller-kva.example'],
    ['info@mu\u0308ller.example', 'info@xn--mller-kva.example'],
    ['info@xn--mller-kva.example', 'info@xn--mller-kva.example'],
  ])('%s is taken as %s', (written, taken) => {
    expect(normalEmail(written)).toBe(taken);
  });

  test.each([
    ['without a domain', 'post@'],
    ['without a name', '@lindenhof.example'],
    ['without an @', 'lindenhof.example'],
    ['with two', 'a@b@lindenhof.example'],
    ['of a host without a top-level domain', 'post@localhost'],
    ['of a number', 'post@127.0.0.1'],
    ['in brackets', 'post@[127.0.0.1]'],
    ['with a port', 'post@lindenhof.example:25'],
    ['with a path', 'post@lindenhof.example/x'],
    ['with a quoted name', '"a b"@lindenhof.example'],
    ['with a name before it', 'Post <post@lindenhof.example>'],
    ['that is two', 'a@lindenhof.example, b@lindenhof.example'],
    ['with dots in a row', 'a..b@lindenhof.example'],
    ['with dots in a row in its domain', 'a@lindenhof..example'],
    ['whose name begins with a dot', '.a@lindenhof.example'],
    ['whose domain begins with a hyphen', 'a@-lindenhof.example'],
    ['with letters beyond ASCII in its name', 'pöst@lindenhof.example'],
    ['with a Cyrillic look-alike in its name', 'p\u043Est@lindenhof.example'],
    ['with a Cyrillic look-alike in its domain', 'post@lindenh\u043Ef.example'],
    ['with full-width letters', 'post@ｌindenhof.example'],
    ['with an ideographic full stop', 'post@lindenhof。example'],
    ['with a soft hyphen', 'post@linden\u00ADhof.example'],
    ['with a percent-encoded host', 'post@%6cindenhof.example'],
    ['with a NUL', 'post\0@lindenhof.example'],
    ['with a line break', 'post@lindenhof.example\nBcc: b@b.example'],
    ['whose name is too long', `${'a'.repeat(65)}@lindenhof.example`],
    ['that is too long', `post@${'abcdefghi.'.repeat(25)}example`],
    ['whose label is too long', `post@${'a'.repeat(64)}.example`],
  ])('%s is none', (_, written) => {
    expect(normalEmail(written)).toBeUndefined();
  });

  test('never has what could end a header or an envelope', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (local, domain) => {
        const address = normalEmail(`a${local}@b.${domain}`) ?? 'a@b.cd';
        expect(address).toMatch(/^[!#-'*+\-./\d=?A-Z^-~]+@[a-z\d.-]+$/i);
      }),
    );
  });
});
