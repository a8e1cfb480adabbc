import { describe, expect, test } from 'vitest';
import { testContext, testSite } from '../../../test/support/test-site.ts';
import { shopJsonLd } from './json-ld.ts';

const phone = (number: string) => ({ number, type: 'phone' as const });

describe('the shop', () => {
  const withNumber = (number: string) => {
    const { company } = testSite();
    return shopJsonLd(
      testContext({ company: { ...company, numbers: [{ number, type: 'phone' }] } }),
    );
  };

  test('has its phone number as written abroad', () => {
    expect(withNumber('030 23125000')).toHaveProperty('telephone', '+49 30 23125000');
  });

  test('has no phone number where it cannot be dialled', () => {
    expect(withNumber('at the counter')).not.toHaveProperty('telephone');
  });

  test.each([
    ['AT', 'content', { country: 'AT' as const }, {}],
    ['AT', 'its postcode', { zip_code: 'A-1010' }, {}],
    ['AT', 'the VAT id', { zip_code: '1010' }, { ust_id: 'ATU12345678' }],
    ['CH', 'the VAT id', { zip_code: '8001' }, { ust_id: 'CHE-123.456.789 MWST' }],
    ['AT', 'the dial code', { zip_code: '1010' }, { numbers: [phone('0043 1 5350000')] }],
    ['CH', 'the dial code', { zip_code: '8001' }, { numbers: [phone('+41 44 668 18 00')] }],
    ['DE', 'its postcode', { zip_code: '65549' }, { ust_id: 'ATU12345678' }],
    ['DE', 'nothing else', { zip_code: '1010' }, {}],
  ])('is in %s as told by %s', (addressCountry, _, address, changes) => {
    const { company } = testSite();
    const addresses = company.addresses.map((one) => ({ ...one, ...address }));
    const shop = shopJsonLd(
      testContext({ company: { ...company, numbers: [], addresses, ...changes } }),
    );
    expect(shop).toHaveProperty('address.addressCountry', addressCountry);
  });

  test('in Austria is closed on Austrian holidays and no German ones', () => {
    const { company } = testSite();
    const addresses = company.addresses.map((one) => ({ ...one, country: 'AT' as const }));
    const opening_hours = {
      opening_periods: [{ day: 4, time_open: '09:00', time_close: '18:00' }],
    };
    const context = testContext({ company: { ...company, addresses }, opening_hours });
    const closed = (today: string) => {
      const { specialOpeningHoursSpecification: special } = shopJsonLd({ ...context, today }) as {
        specialOpeningHoursSpecification?: { validFrom: string }[];
      };
      return special?.map(({ validFrom }) => validFrom);
    };
    expect(closed('2026-10-02')).toEqual(['2026-10-26', '2026-12-25']);
    expect(closed('2027-03-02')).toEqual(['2027-03-29', '2027-05-06', '2027-05-17', '2027-05-27']);
  });
});
