import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Country } from './country.ts';
import type { Language } from './language.ts';

/** A phone number for display and for dialling. */
interface PhoneNumber {
  /**
   * In international format, `+49 6431 55512`; for German readers, numbers of the shop's own
   * country are in national format, `06431 55512`. The raw text if there is no link.
   */
  label: string;
  /** 'tel:+49643155512' (RFC 3966); null if the recipient is uncertain. */
  href: string | null;
}

interface PhoneOptions {
  /** The reader's language. */
  language?: Language;
  /** The country of numbers without a country code. */
  country?: Country;
}

/**
 * Parses a phone number. Text that is not exactly one valid number is returned unchanged and
 * without a link, because the link could dial somebody else.
 */
export function phoneNumber(
  raw: string,
  { language, country = 'DE' }: PhoneOptions = {},
): PhoneNumber {
  const parsed = validNumber(raw, country);
  if (!parsed || !isInternationalOrNational(raw) || isSeveral(raw, country)) {
    return { label: raw, href: null };
  }
  const isNational = language === 'de' && parsed.country === country;
  const label = isNational ? parsed.formatNational() : parsed.formatInternational();
  return { label: withExtension(label, raw), href: parsed.getURI() };
}

function validNumber(raw: string, country: Country) {
  const parsed = parsePhoneNumberFromString(raw, { defaultCountry: country, extract: false });
  return parsed?.isValid() ? parsed : undefined;
}

/**
 * Whether a number starts with a plus or a zero. Without either, `491716783154` could be a mobile
 * number that lacks its plus or a number in the town with the area code 0491, and `5551234` lacks
 * its area code.
 */
function isInternationalOrNational(raw: string): boolean {
  return /^[\s(]*[+0]/.test(raw);
}

/**
 * Whether a second number follows, as in `030 23125210 / 211`: the first is then valid on its own.
 */
function isSeveral(raw: string, country: Country): boolean {
  const [first = ''] = raw.split(/[/,;|]/, 1);
  return first.length < raw.length && validNumber(first, country) !== undefined;
}

/** The label with the hyphen written before the extension (DIN 5008): `07736 9219-0`. */
function withExtension(label: string, raw: string): string {
  const extension = /^[^-]*\d-(\d{1,5})\s*$/.exec(raw)?.[1];
  const isWithinGroup = extension && new RegExp(`\\d${extension}$`).test(label);
  return isWithinGroup ? `${label.slice(0, -extension.length)}-${extension}` : label;
}
