import { placeCountry, shopCountry } from '#model/country.ts';
import { phoneNumber } from '#model/phone.ts';
import { contentCheck } from './check.ts';

/** Numbers that could dial somebody else are tolerated: they are shown as plain text. */
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
