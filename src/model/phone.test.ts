import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneNumber } from './phone.ts';

describe('phoneNumber', () => {
  it.each([
    ['06431 55512', '+49 6431 55512', 'tel:+49643155512'],
    ['06431/555-12', '+49 6431 55512', 'tel:+49643155512'],
    ['(06431) 555 12', '+49 6431 55512', 'tel:+49643155512'],
    ['+49 (0) 6431 55512', '+49 6431 55512', 'tel:+49643155512'],
    ['0049 6431 55512', '+49 6431 55512', 'tel:+49643155512'],
    ['+33 1 23 45 67 89', '+33 1 23 45 67 89', 'tel:+33123456789'],
    ['06431 55512 ext. 12', '+49 6431 55512 ext. 12', 'tel:+49643155512;ext=12'],
  ])('reads %s', (raw, label, href) => {
    expect(phoneNumber(raw)).toEqual({ label, href });
  });

  it.each([
    ['de', '06431 55512', '06431 55512'],
    ['de', '+33 1 23 45 67 89', '+33 1 23 45 67 89'],
    ['en', '06431 55512', '+49 6431 55512'],
  ] as const)(
    'shows readers of "%s" the number %s as they would dial it',
    (language, raw, label) => {
      expect(phoneNumber(raw, language).label).toBe(label);
    },
  );

  it.each([
    '',
    'auf Anfrage',
    '12',
    '+49',
    '0800-FLOWERS',
    '06431 55512 oder 0171 1234567',
    '06431 55512 (Laden)',
    '06431 5551255512555125551255512',
  ])('leaves "%s" as it is, without a link', (raw) => {
    expect(phoneNumber(raw)).toEqual({ label: raw, href: null });
  });

  it('never gives a link that is no tel: address', () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        const { label, href } = phoneNumber(raw);
        if (href === null) expect(label).toBe(raw);
        else expect(href).toMatch(/^tel:\+\d+(;ext=\d+)?$/);
      }),
    );
  });
});
