import { describe, expect, it } from 'vitest';
import { companySchema, mainAddress, primaryFax, primaryOf, primaryPhone } from './company.ts';

const address = { street: 'Marktplatz', number: '1', zip_code: '65549', city: 'Limburg' };
const minimal = { company_name: 'Halden GmbH', display_name: 'Halden', addresses: [address] };
const number = (value: string, type: string, primary = false) => ({ number: value, type, primary });
const company = (further: object = {}) => companySchema.parse({ ...minimal, ...further });

describe('companySchema', () => {
  it('has defaults for everything except names and address', () => {
    expect(company()).toEqual({
      ...minimal,
      legal_form: 'other',
      addresses: [{ ...address, address_type: 'other', numbers: [], emails: [] }],
      emails: [],
      numbers: [],
      executives: [],
      registers: [],
    });
  });

  it('tolerates unknown address types and legal forms', () => {
    const addresses = [{ ...address, address_type: 'branch' }];
    expect(company({ legal_form: 'gmbh', addresses }).legal_form).toBe('gmbh');
  });

  it.each([
    ['no address', { addresses: [] }],
    ['a postal code that YAML read as a number', { addresses: [{ ...address, zip_code: 65549 }] }],
    ['an unknown type of number', { numbers: [number('06431 55512', 'pager')] }],
    ['a broken mail address', { emails: [{ email: 'post' }] }],
    [
      'hours of the first address',
      { addresses: [{ ...address, opening_hours: { opening_periods: [{ day: 1 }] } }] },
    ],
    [
      'numbers of the first address',
      { addresses: [{ ...address, numbers: [number('1', 'fax')] }] },
    ],
    ['a latitude beyond the pole', { addresses: [{ ...address, latitude: 91 }] }],
  ])('rejects %s', (_, further) => {
    expect(companySchema.safeParse({ ...minimal, ...further }).success).toBe(false);
  });
});

describe('mainAddress', () => {
  it('is the first one', () => {
    const addresses = [address, { ...address, city: 'Diez' }];
    expect(mainAddress(company({ addresses })).city).toBe('Limburg');
  });
});

describe('primaryOf', () => {
  it('is the record marked primary', () => {
    const records = [{ primary: false }, { primary: true }];
    expect(primaryOf(records)).toBe(records[1]);
  });

  it('is the first record if none is marked', () => {
    const records = [{ primary: false }, { primary: false }];
    expect(primaryOf(records)).toBe(records[0]);
  });

  it('is undefined in an empty list', () => {
    expect(primaryOf([])).toBeUndefined();
  });
});

describe('primaryPhone and primaryFax', () => {
  const numbers = [
    number('1', 'fax', true),
    number('2', 'phone'),
    number('3', 'mobile', true),
    number('4', 'fax'),
  ];

  it('are found by type', () => {
    expect(primaryPhone(company({ numbers }))?.number).toBe('3');
    expect(primaryFax(company({ numbers }))?.number).toBe('1');
  });

  it('are undefined without numbers', () => {
    expect(primaryPhone(company())).toBeUndefined();
    expect(primaryFax(company())).toBeUndefined();
  });
});
