import { describe, expect, test } from 'vitest';
import { maxPieces } from './pieces.ts';
import { formRules } from './rules.ts';
import { availabilitySchema, contactSchema } from './schema.ts';

const contact = {
  language: 'de',
  page: '/kontakt',
  name: ' Änne Brandt ',
  email: 'aenne@Lindenhof.example',
  message: 'Ist die Uhr\r\nfertig?',
  privacy: true,
};

const piece = { id: 'ring-1', title: 'Ring', path: '/schmuck/ring-1' };

const availability = { ...contact, message: '', pieces: [piece] };

describe('the schemas', () => {
  test.each([
    ['contact', contactSchema],
    ['availability', availabilitySchema],
  ] as const)('know every field of the rules: %s', (form, schema) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(Object.keys(formRules[form])));
  });

  test('clean what they take', () => {
    expect(contactSchema.parse(contact)).toEqual({
      ...contact,
      name: 'Änne Brandt',
      email: 'aenne@lindenhof.example',
      message: 'Ist die Uhr\nfertig?',
    });
  });

  test('leave out an optional text that is empty', () => {
    expect(availabilitySchema.parse(availability).message).toBeUndefined();
  });

  test.each([
    ['a field is missing', { ...contact, name: undefined }, 'name', 'missing'],
    ['a field has the wrong type', { ...contact, name: ['a'] }, 'name', 'wrong-type'],
    ['a mail address is none', { ...contact, email: 'aenne' }, 'email', 'not-an-email'],
    ['the agreement is missing', { ...contact, privacy: undefined }, 'privacy', 'not-agreed'],
    ['the agreement is a text', { ...contact, privacy: 'true' }, 'privacy', 'not-agreed'],
    ['a page is on another host', { ...contact, page: '//b.example' }, 'page', 'wrong-type'],
    ['a page is an address', { ...contact, page: 'https://b.example' }, 'page', 'wrong-type'],
  ])('name the field where %s', (_, body, field, code) => {
    const { error } = contactSchema.safeParse(body);
    expect(error?.issues).toMatchObject([{ path: [field], message: code }]);
  });

  test('refuse fields that they do not know', () => {
    const { error } = contactSchema.safeParse({ ...contact, bcc: 'b@b.example' });
    expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['bcc'] }]);
  });

  test.each([
    ['none', [], 'missing'],
    ['too many', Array.from({ length: maxPieces + 1 }, () => piece), 'too-long'],
    ['something else', 'ring-1', 'wrong-type'],
  ])('refuse a request for %s', (_, pieces, message) => {
    const { error } = availabilitySchema.safeParse({ ...availability, pieces });
    expect(error?.issues).toMatchObject([{ path: ['pieces'], message }]);
  });
});
