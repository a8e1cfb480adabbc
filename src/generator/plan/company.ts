import { domainToUnicode } from 'node:url';
import { addressTypes } from '#model/entities/address.ts';
import {
  type Company,
  legalForms,
  mainAddress,
  primaryFax,
  primaryOf,
  primaryPhone,
} from '#model/entities/company.ts';
import { shopCountry, type Country } from '#model/country.ts';
import type { Language } from '#model/language.ts';
import { phoneNumber } from '#model/phone.ts';
import type { ViewLink } from '#model/views/common.ts';
import type { CompanyView } from '#model/views/shell.ts';

/** The business as the contact block, the footer and the imprint show it. */
export function companyView(company: Company, language: Language): CompanyView {
  const address = mainAddress(company);
  const phone = primaryPhone(company);
  const fax = primaryFax(company);
  const email = primaryOf(company.emails)?.email;
  const country = shopCountry(company);
  return {
    companyName: company.company_name,
    displayName: company.display_name,
    addressType: addressTypes.find((type) => type === address.address_type) ?? 'other',
    hasOneOffice: company.addresses.filter((one) => one.address_type !== 'other').length < 2,
    street: `${address.street} ${address.number}`,
    city: `${address.zip_code} ${address.city}`,
    legalForm: legalForms.find((form) => form === company.legal_form) ?? 'other',
    executives: company.executives.map(({ name }) => name),
    ...(phone ? { phone: phoneLink(phone.number, { country, language }) } : {}),
    ...(fax ? { fax: { label: phoneNumber(fax.number, { country, language }).label } } : {}),
    ...(email ? { email: mailLink(email) } : {}),
    registers: company.registers.map(({ register_type, number, registrar }) => ({
      type: register_type,
      number,
      registrar,
    })),
    ...(company.ust_id ? { vatId: company.ust_id } : {}),
    ...(company.vat_number ? { taxNumber: company.vat_number } : {}),
  };
}

/** A number as a link; plain text if it is not sure whom it reaches. */
export function phoneLink(
  raw: string,
  options: { country: Country; language: Language },
): ViewLink | { label: string } {
  const { label, href } = phoneNumber(raw, options);
  return href === null ? { label } : { label, href, icon: 'phone', newTab: true };
}

/** The link to a mail address, of which visitors read the umlauts. */
export function mailLink(email: string): ViewLink {
  const at = email.lastIndexOf('@') + 1;
  const label = `${email.slice(0, at)}${domainToUnicode(email.slice(at))}`;
  return { label, href: `mailto:${email}`, icon: 'mail', newTab: true };
}
