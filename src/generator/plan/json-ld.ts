import type { Address } from '#model/entities/address.ts';
import { furtherPlaces, mainAddress, primaryOf, primaryPhone } from '#model/entities/company.ts';
import { placeCountry, shopCountry } from '#model/country.ts';
import { homePath } from '#model/language.ts';
import {
  openingHoursSpecification,
  specialOpeningHoursSpecification,
} from '#model/opening-hours/schema-org.ts';
import type { OpeningHours } from '#model/opening-hours/schema.ts';
import { phoneNumber } from '#model/phone.ts';
import { pictureFallback } from '#model/picture.ts';
import type { Crumb } from '#model/views/pages.ts';
import { absolute, picture, type PlanContext, translated } from './context.ts';
import { placeWeek } from './hours.ts';
import { placeName } from './places.ts';

export const schemaOrg = 'https://schema.org';

/**
 * The shop as search engines read it: https://schema.org/LocalBusiness and its subtypes, several
 * of which may hold at once. No rating of its own: search engines show none that is self-serving.
 */
export function shopJsonLd(context: PlanContext): object {
  const { company, project, opening_hours, social } = context.site;
  const primary = primaryPhone(company);
  const phone = primary && phoneNumber(primary.number, { country: shopCountry(company) });
  const email = primaryOf(company.emails)?.email;
  const image = picture(context, project.social_image);
  const departments = departmentsJsonLd(context);
  return {
    '@context': schemaOrg,
    '@type': project.config.business_types,
    '@id': shopId(context),
    name: company.display_name,
    legalName: company.company_name,
    description: translated(context, project.translations).seo_description,
    url: absolute(context, homePath(context.language)),
    ...(image ? { image: absolute(context, pictureFallback(image).src) } : {}),
    ...(phone?.href ? { telephone: phone.label } : {}),
    ...(email ? { email } : {}),
    ...(company.ust_id ? { vatID: company.ust_id } : {}),
    ...placeJsonLd(context, mainAddress(company)),
    ...hoursJsonLd(context, opening_hours, mainAddress(company)),
    ...(departments.length > 0 ? { department: departments } : {}),
    ...(social.length > 0 ? { sameAs: social.map(({ external_path }) => external_path) } : {}),
  };
}

/**
 * https://schema.org/department: the places with hours, numbers or mail addresses of their own. Their
 * names begin with that of the shop, as Google asks; of the other places people get the post alone.
 */
function departmentsJsonLd(context: PlanContext): object[] {
  const { company } = context.site;
  return furtherPlaces(company).flatMap((place, at) => {
    const { numbers, emails, opening_hours } = place;
    if (numbers.length + emails.length === 0 && !opening_hours) return [];
    const primary = primaryPhone(place);
    const { country } = placeCountry(place, company);
    const phone = primary && phoneNumber(primary.number, { country });
    const email = primaryOf(emails)?.email;
    return {
      '@type': 'LocalBusiness',
      '@id': `${shopId(context)}-${at + 2}`,
      name: `${company.display_name} ${placeName(context, place)}`,
      ...(phone?.href ? { telephone: phone.label } : {}),
      ...(email ? { email } : {}),
      ...placeJsonLd(context, place),
      ...(opening_hours ? hoursJsonLd(context, opening_hours, place) : {}),
    };
  });
}

function placeJsonLd(context: PlanContext, place: Address): object {
  const { latitude, longitude } = place;
  return {
    address: postalAddress(context, place),
    ...(latitude !== undefined && longitude !== undefined
      ? { geo: { '@type': 'GeoCoordinates', latitude, longitude } }
      : {}),
  };
}

function hoursJsonLd(context: PlanContext, hours: OpeningHours, place: Address): object {
  const { language, today, site } = context;
  const weekly = placeWeek({ language, today, company: site.company }, hours, place);
  const special = specialOpeningHoursSpecification(weekly, today);
  return {
    openingHoursSpecification: openingHoursSpecification(weekly, today),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  };
}

/** https://schema.org/BreadcrumbList; the page itself, which has no link, takes `path`. */
export function breadcrumbJsonLd(
  context: PlanContext,
  crumbs: readonly Crumb[],
  path: string,
): object {
  return {
    '@context': schemaOrg,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: absolute(context, href ?? path),
    })),
  };
}

export function shopId({ site }: PlanContext): string {
  return `${site.project.siteMetadata.siteUrl}/#shop`;
}

/** https://schema.org/PostalAddress */
export function postalAddress({ site }: PlanContext, place: Address): object {
  const { street, number, zip_code, city } = place;
  return {
    '@type': 'PostalAddress',
    streetAddress: `${street} ${number}`,
    postalCode: zip_code,
    addressLocality: city,
    addressCountry: placeCountry(place, site.company).country,
  };
}
