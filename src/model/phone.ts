import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number for display and for dialling. */
interface PhoneNumber {
  /** In international format, `+49 6431 55512`; the raw text if it cannot be parsed. */
  label: string;
  /** 'tel:+49643155512' (RFC 3966); null if the number cannot be parsed. */
  href: string | null;
}

/**
 * Parses a number with default country DE. Text that is not entirely a number stays as it is,
 * without a link: a number found within other words could be wrong or incomplete.
 */
export function phoneNumber(raw: string): PhoneNumber {
  const parsed = parsePhoneNumberFromString(raw, { defaultCountry: 'DE', extract: false });
  if (!parsed?.isPossible()) return { label: raw, href: null };
  return { label: parsed.formatInternational(), href: parsed.getURI() };
}
