import { placeCountry, shopCountry } from '#model/country.ts';
import { phoneNumber } from '#model/phone.ts';
import { contentCheck } from './check.ts';

/** Postal codes of Germany and its neighbours, with or without the country: 09999, A-1010, L-1234. */
const postalCode = /^(?:[A-Z]{1,2}[- ]?)?\d{4,5}(?: ?[A-Z]{2})?$/;

/** Reports details of the business that are most likely mistakes. */
export const checkCompany = contentCheck(
  ['two-primaries', 'postal-code', 'guessed-country', 'swapped-coordinates', 'place-far-away'],
  ({ draft, report }) => {
    for (const { value, path } of draft.company.filter(({ sound }) => sound)) {
      const { addresses, emails, numbers } = value;
      const lists = [
        { field: 'emails', at: primaries(emails) },
        { field: 'numbers', at: primaries(numbers, ({ type }) => type !== 'fax') },
        { field: 'numbers', at: primaries(numbers, ({ type }) => type === 'fax') },
      ];
      for (const { field, at } of lists) {
        const second = at[1];
        if (second === undefined) continue;
        report({
          code: 'two-primaries',
          path: [...path, field, second, 'primary'],
          message: 'Another one before it is primary too; that one is shown.',
          hint: 'Leave "primary" at one of them.',
        });
      }
      for (const [at, place] of addresses.entries()) {
        const { zip_code, latitude, longitude } = place;
        const address = [...path, 'addresses', at];
        const { country, from } = placeCountry(place, value);
        if (from !== 'content' && from !== 'postcode' && postalCode.test(zip_code)) {
          report({
            code: 'guessed-country',
            path: [...address, 'zip_code'],
            message:
              from === 'nothing'
                ? `The postcode "${zip_code}" is not German, and nothing says which country the place is in; ${country} is assumed.`
                : `The country of the place is not given; the ${from} suggests ${country}.`,
            hint: `Write country: ${from === 'nothing' ? 'AT, or CH' : country}.`,
          });
        }
        if (!postalCode.test(zip_code)) {
          report({
            code: 'postal-code',
            path: [...address, 'zip_code'],
            message: `"${zip_code}" is no postal code.`,
            hint: 'Write its digits, such as "09999".',
          });
        }
        if (latitude === undefined || longitude === undefined) continue;
        if (isInEurope(latitude, longitude)) continue;
        if (!isInEurope(longitude, latitude)) {
          report({
            code: 'place-far-away',
            path: [...address, 'latitude'],
            message: `Latitude ${latitude} and longitude ${longitude} lie outside of Europe.`,
            hint: 'Maps show both when the place is clicked: latitude 51.1 and longitude 14.9, for instance.',
          });
          continue;
        }
        report({
          code: 'swapped-coordinates',
          path: [...address, 'latitude'],
          message: `Latitude ${latitude} and longitude ${longitude} seem to be swapped: the place lies outside of Europe.`,
          hint: `Write latitude: ${longitude} and longitude: ${latitude}.`,
        });
      }
    }
  },
);

/** The indexes of the primary entries of a kind. */
function primaries<T extends { primary: boolean }>(
  list: readonly T[],
  isOfKind: (entry: T) => boolean = () => true,
): number[] {
  return [...list.keys()].filter((at) => {
    const entry = list[at];
    return entry?.primary === true && isOfKind(entry);
  });
}

function isInEurope(latitude: number, longitude: number): boolean {
  return latitude > 34 && latitude < 72 && longitude > -25 && longitude < 34;
}

/** Numbers that might reach somebody else are tolerated: they are shown as plain text. */
export const checkPhoneNumbers = contentCheck(
  ['phone-number'],
  ({ content: { company }, fields, report }) => {
    for (const { value, path } of fields.ofKind('phone')) {
      const [collection, list, at] = path;
      const place =
        collection === 'company' && list === 'addresses' && typeof at === 'number'
          ? company.addresses[at]
          : undefined;
      const country = place ? placeCountry(place, company).country : shopCountry(company);
      if (phoneNumber(value, { country }).href !== null) continue;
      report({
        code: 'phone-number',
        path,
        message: `It is not sure whom the number "${value}" reaches; it is shown without a link.`,
        hint: 'Write one number with its area code, such as "030 23125114", or with a country code, such as "+49 30 23125114".',
      });
    }
  },
);
