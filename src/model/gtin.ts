const digits = /^(?:\d{8}|\d{12,14})$/;

/**
 * Whether a text is a Global Trade Item Number, the number below a barcode: 8, 12, 13 or 14 digits,
 * the last of which checks the others (GS1 General Specifications, 7.9.1).
 */
export function isGtin(text: string): boolean {
  if (!digits.test(text)) return false;
  const sum = Array.from(text)
    .toReversed()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
