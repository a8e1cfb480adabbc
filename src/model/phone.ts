import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Language } from './language.ts';

/** A phone number for display and for dialling. */
interface PhoneNumber {
  /**
   * In international format, `+49 6431 55512`; a German number in German in the national one, `06431
   * 55512`; the raw text if it cannot be parsed.
   */
  label: string;
  /** 'tel:+49643155512' (RFC 3966); null if the number cannot be parsed. */
  href: string | null;
}

/**
 * Parses a number with default country DE. Text that is not entirely a number stays as it is,
 * without a link: a number found within other words could be wrong or incomplete.
 *
 * @param language Of those who read it.
 */
export function phoneNumber(raw: string, language?: Language): PhoneNumber {
  const parsed = parsePhoneNumberFromString(raw, { defaultCountry: 'DE', extract: false });
  if (!parsed?.isPossible()) return { label: raw, href: null };
  const isNational = language === 'de' && parsed.countryCallingCode === '49';
  return {
    label: isNational ? parsed.formatNational() : parsed.formatInternational(),
    href: parsed.getURI(),
  };
}
