const digits = /^(?:\d{8}|\d{12,14})$/;

/**
 * Whether a text is a Global Trade Item Number, the number below a barcode: 8, 12, 13 or 14 digits,
 * the last of which is a check digit (GS1 General Specifications, 7.9.1).
 */
export function isGtin(text: string): boolean {
  if (!digits.test(text)) return false;
  const sum = Array.from(text)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * Whether a GTIN is in a range for internal use by shops: weighed goods, coupons, refunds (GS1
 * General Specifications, 1.4.2 and 1.4.3). Outside the shop it means another product or none.
 */
export function isInternalGtin(gtin: string): boolean {
  if (gtin.length === 8) return /^[02]/.test(gtin);
  return /^(?:0[245]|2|98[0-4]|99)/.test(gtin.padStart(14, '0').slice(1));
}
