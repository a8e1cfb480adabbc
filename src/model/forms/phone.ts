/**
 * The key of a phone number, the same for '0351 123456', '+49 351 123456' and '0049 (0)351/123456'.
 * Undefined for fewer than five digits.
 */
export function phoneKey(phone: string): string | undefined {
  const text = phone.replaceAll('(0)', '').trim();
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length < 5) return undefined;
  if (text.startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `49${digits.slice(1)}` : digits;
}
