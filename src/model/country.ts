import type { Address } from './entities/address.ts';
import type { Company } from './entities/company.ts';
import type { HolidayRegion } from './opening-hours/holiday-laws.ts';

/** ISO 3166-1 code. */
export type Country = NonNullable<Address['country']>;

type Traits = Pick<Company, 'addresses' | 'numbers' | 'ust_id'>;

/** The country of a place, and the source of that information. */
interface PlaceCountry {
  country: Country;
  /** `nothing` if the postcode is not German and there is no other evidence. */
  from: 'content' | 'postcode' | 'VAT id' | 'dial code' | 'nothing';
}

/**
 * Determines the country of a place: from the content, or else from its postcode, the business's
 * VAT id or the dial codes of its numbers, in this order.
 */
export function placeCountry(place: Address, { numbers, ust_id = '' }: Traits): PlaceCountry {
  if (place.country) return { country: place.country, from: 'content' };
  const byPostcode = postcodes.find(([, pattern]) => pattern.test(place.zip_code))?.[0];
  if (byPostcode) return { country: byPostcode, from: 'postcode' };
  const byVatId = vatIds.find(([, pattern]) => pattern.test(ust_id))?.[0];
  if (byVatId) return { country: byVatId, from: 'VAT id' };
  for (const { number } of [...place.numbers, ...numbers]) {
    const byCode = dialCodes.find(([, pattern]) => pattern.test(number))?.[0];
    if (byCode) return { country: byCode, from: 'dial code' };
  }
  return { country: 'DE', from: 'nothing' };
}

/** German postcodes have five digits; without a letter, four could be Austrian or Swiss. */
const postcodes: readonly (readonly [Country, RegExp])[] = [
  ['DE', /^(?:DE?[- ]?)?\d{5}$/],
  ['AT', /^AT?[- ]?\d{4}$/],
  ['CH', /^CH[- ]?\d{4}$/],
];

const vatIds: readonly (readonly [Country, RegExp])[] = [
  ['AT', /^\s*ATU/i],
  ['CH', /^\s*CHE/i],
];

const dialCodes: readonly (readonly [Country, RegExp])[] = [
  ['AT', /^[\s(]*(?:\+|00)\s*43/],
  ['CH', /^[\s(]*(?:\+|00)\s*41/],
];

/** The country of the first address. Numbers without a country code belong there. */
export function shopCountry(company: Traits): Country {
  const [main] = company.addresses;
  return main ? placeCountry(main, company).country : 'DE';
}

/**
 * The region whose public holidays apply to a place; undefined for a German place without a Land.
 */
export function holidayRegion(place: Address, company: Traits): HolidayRegion | undefined {
  const { country } = placeCountry(place, company);
  return country === 'DE' ? place.federal_state : country;
}
