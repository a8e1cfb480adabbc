import { expect, test } from 'vitest';
import { isGtin } from './gtin.ts';

test.for(['96385074', '036000291452', '4006381333931', '9783161484100', '10614141000415'])(
  '%s, a number from below a barcode, is a GTIN',
  (text) => {
    expect(isGtin(text)).toBe(true);
  },
);

test.for(['4006381333932', '4006381333913', '400638133393', '40063813339310', '', 'HS-1897-38'])(
  '"%s" is none',
  (text) => {
    expect(isGtin(text)).toBe(false);
  },
);
