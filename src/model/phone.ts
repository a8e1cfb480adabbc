import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number as shown and as dialled. */
interface PhoneNumber {
  /** As written abroad, `+49 6431 55512`; the raw text where it cannot be parsed. */
  label: string;
  /** 'tel:+49643155512' (RFC 3966); null where the number cannot be parsed. */
  href: string | null;
}

/**
 * Parses a number with default country DE. What cannot be parsed as a whole stays as it is,
 * without a link: a number found inside other words could be the wrong one, or half of one.
 */
export function phoneNumber(raw: string): PhoneNumber {
  const parsed = parsePhoneNumberFromString(raw, { defaultCountry: 'DE', extract: false });
  if (!parsed?.isPossible()) return { label: raw, href: null };
  return { label: parsed.formatInternational(), href: parsed.getURI() };
}
