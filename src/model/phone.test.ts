import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneNumber } from './phone.ts';

describe('phoneNumber', () => {
  it.each([
    ['06431 55512', '+49 6431 55512', 'tel:+49643155512'],
    ['06431/555-12', '+49 6431 555-12', 'tel:+49643155512'],
    ['02202 / 12345', '+49 2202 12345', 'tel:+49220212345'],
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
      expect(phoneNumber(raw, { language }).label).toBe(label);
    },
  );

  it.each([
    ['AT', '01 5350000', '+43 1 5350000', '01 5350000'],
    ['AT', '0662 84 43 93-0', '+43 662 844393-0', '0662 844393-0'],
    ['CH', '044 668 18 00', '+41 44 668 18 00', '044 668 18 00'],
    ['AT', '030 23125 114', '030 23125 114', '030 23125 114'],
    ['AT', '+49 30 23125 114', '+49 30 23125114', '+49 30 23125114'],
  ] as const)('reads a number of a shop in %s: %s', (country, raw, international, german) => {
    expect(phoneNumber(raw, { country }).label).toBe(international);
    expect(phoneNumber(raw, { country, language: 'de' }).label).toBe(german);
  });

  it.each([
    ['+49 7736 9219-0', '+49 7736 9219-0', 'tel:+49773692190'],
    ['0228/9977-990', '+49 228 9977-990', 'tel:+492289977990'],
    ['030-2312-5114', '+49 30 23125114', 'tel:+493023125114'],
  ])('keeps the hyphen before the extension of %s', (raw, label, href) => {
    expect(phoneNumber(raw)).toEqual({ label, href });
  });

  // A link for any of these would dial somebody else.
  it.each([
    ['a country code without its plus', '491716783154'],
    ['a country code without its plus', '493030808459'],
    ['a country code without its plus', '491773333333'],
    ['a country code without its plus', '49(0)345279580'],
    ['a country code without its plus', '(4906) 227-7474'],
    ['the country code of another country without its plus', '43 1 5350000'],
    ['a number without its area code', '5551234'],
    ['two numbers', '030 23125210 / 211'],
    ['two numbers', '030 23125210/211'],
    ['two numbers', '030 23125210, 211'],
    ['two numbers', '030 23125210; 030 23125211'],
    ['two numbers', '040 346500 / 66'],
    ['an area code of Vienna, read as German', '01 5350000'],
    ['a mobile number that lacks a digit', '+49 175 312997'],
    ['a medical on-call number behind a country code', '+49 116117'],
  ])('has no link for %s: %s', (_, raw) => {
    expect(phoneNumber(raw)).toEqual({ label: raw, href: null });
  });

  it.each([
    '',
    'auf Anfrage',
    '12',
    '+49',
    '0800-FLOWERS',
    '06431 55512 oder 0171 1234567',
    '06431 55512 (Laden)',
    '06431 5551255512555125551255512',
  ])('returns "%s" unchanged, without a link', (raw) => {
    expect(phoneNumber(raw)).toEqual({ label: raw, href: null });
  });

  it('never shows fewer digits than were written, apart from the country code', () => {
    const digits = fc.array(fc.constantFrom(...Array.from('0123456789 -/')), { maxLength: 14 });
    fc.assert(
      fc.property(digits, fc.constantFrom('0', '+49 ', '0049 '), (signs, start) => {
        const raw = `${start}${signs.join('')}`;
        const national = digitsOf(raw).replace(/^(?:\+?49|0049)?0*/, '');
        expect(digitsOf(phoneNumber(raw, { language: 'de' }).label)).toContain(national);
      }),
    );
  });

  it('never returns a link that is not a tel: address', () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        const { label, href } = phoneNumber(raw);
        if (href === null) expect(label).toBe(raw);
        else expect(href).toMatch(/^tel:\+\d+(;ext=\d+)?$/);
      }),
    );
  });
});

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}
