import { type Country, placeCountry } from '#model/country.ts';
import type { Address } from '#model/entities/address.ts';
import { type Company, furtherPlaces, mainAddress } from '#model/entities/company.ts';
import { directions } from '#model/directions.ts';
import { phoneNumber } from '#model/phone.ts';
import type { ViewLink } from '#model/views/common.ts';
import type { PlaceView } from '#model/views/pages.ts';
import type { ContactLineView } from '#model/views/shell.ts';
import { mailLink, phoneLink } from './company.ts';
import { inLanguage, type PlanContext, translated } from './context.ts';
import { allHours } from './hours.ts';

/** The places of the business beside the shop itself, as the contact page shows them. */
export function placeViews(context: PlanContext): PlaceView[] {
  return furtherPlaces(context.site.company).map((place, at) => {
    const known = allHours(context)[at + 1];
    const text = place.translations && translated(context, place.translations);
    return {
      name: placeName(context, place),
      ...(text?.text ? { text: text.text } : {}),
      ...inLanguage(text ?? {}),
      address: addressLines(place),
      contacts: contactLines(context, place, placeCountry(place, context.site.company).country),
      ...(known ? { hours: known.hours, isOpenTold: known.timetable !== undefined } : {}),
      routeLink: routeLink(place),
    };
  });
}

/** The name of a place, or else its town. */
export function placeName(context: PlanContext, place: Address): string {
  return place.translations ? translated(context, place.translations).name : place.city;
}

/** A place by its name and street, on one line; the shop by its own name. */
export function placeLabel(context: PlanContext, place: Address): string {
  const { company } = context.site;
  const isShop = place === mainAddress(company);
  const name = isShop ? company.display_name : placeName(context, place);
  return `${name}, ${place.street} ${place.number}`;
}

/** All numbers and mail addresses: first phones, then fax machines, of each the primary one first. */
export function contactLines(
  context: PlanContext,
  { numbers, emails }: Pick<Company, 'numbers' | 'emails'>,
  country: Country,
): ContactLineView[] {
  const options = { country, language: context.language };
  const phones = numbers.filter(({ type }) => type !== 'fax');
  const faxes = numbers.filter(({ type }) => type === 'fax');
  return [
    ...primaryFirst(phones).map((phone): ContactLineView => {
      return {
        ...labelOf(context, phone),
        type: phone.type,
        line: phoneLink(phone.number, options),
      };
    }),
    ...primaryFirst(faxes).map((fax): ContactLineView => {
      const { label } = phoneNumber(fax.number, options);
      return { ...labelOf(context, fax), type: 'fax', line: { label } };
    }),
    ...primaryFirst(emails).map((mail): ContactLineView => {
      return { ...labelOf(context, mail), type: 'email', line: mailLink(mail.email) };
    }),
  ];
}

/** The way to a place; OpenStreetMap asks for no key and sets no cookie. */
export function routeLink(address: Address): ViewLink {
  const { latitude, longitude } = address;
  const label = addressLines(address).join(', ');
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const to = isPlaced ? `${latitude},${longitude}` : label.toWellFormed();
  return {
    href: `${directions}?${new URLSearchParams({ to }).toString()}`,
    label,
    icon: 'link',
    newTab: true,
  };
}

export function addressLines({ street, number, zip_code, city }: Address): string[] {
  return [`${street} ${number}`, `${zip_code} ${city}`];
}

function labelOf(
  context: PlanContext,
  { translations }: Company['numbers'][number] | Company['emails'][number],
) {
  if (!translations) return {};
  const text = translated(context, translations);
  return { label: text.label, ...inLanguage(text) };
}

function primaryFirst<T extends { primary: boolean }>(records: readonly T[]): T[] {
  return records.toSorted((a, b) => Number(b.primary) - Number(a.primary));
}
