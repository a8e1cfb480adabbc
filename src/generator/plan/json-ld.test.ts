import { describe, expect, test } from 'vitest';
import { testContext, testSite } from '../../../test/support/test-site.ts';
import { shopJsonLd } from './json-ld.ts';

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
});
