import { features } from '#features/features.ts';
import type { Feature } from '#model/feature.ts';
import { mainAddress, primaryOf, primaryPhone } from '#model/entities/company.ts';
import { shopCountry } from '#model/country.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import type { Language } from '#model/language.ts';
import { phoneNumber } from '#model/phone.ts';
import { embeddedPages, routes } from '#model/pages/routes.ts';
import { type FormsSite, offersOfFeatures } from '../plan/feature-builds.ts';
import { hoursEnd } from '../plan/hours.ts';
import { addressLines } from '../plan/places.ts';

/**
 * The shop's data for the forms server; undefined if the site has no forms.
 *
 * @param day The day of the build, YYYY-MM-DD.
 */
export function formsShop(site: FormsSite, day: string): FormsShop | undefined {
  const { project, company } = site;
  const { endpoint } = project.config.forms;
  if (endpoint === 'off') return undefined;
  const { siteUrl } = project.siteMetadata;
  const address = mainAddress(company);
  const phone = primaryPhone(company);
  const email = primaryOf(company.emails)?.email;
  const hoursUntil = hoursEnd(site, day);
  return {
    name: company.display_name,
    sender: [
      company.company_name,
      addressLines(address).join(', '),
      ...(phone ? [phoneNumber(phone.number, { country: shopCountry(company) }).label] : []),
      ...(email === undefined ? [] : [email]),
    ],
    ...(email === undefined ? {} : { email }),
    siteUrl,
    formsUrl: endpoint === '/' ? siteUrl : endpoint,
    ...offersOfFeatures(site, day),
    ...(hoursUntil === undefined ? {} : { hoursUntil }),
    pages: Object.fromEntries(
      project.languages.map((language) => [language, pages(site, language)]),
    ),
  };
}

/** Every site has the pages home, thanks and privacy. */
function pages(site: FormsSite, language: Language) {
  return {
    ...offeredPages(site, language),
    home: routes.home[language],
    thanks: routes.thanks[language],
    privacy: routes.privacy[language] ?? embeddedPrivacy(language),
  };
}

function offeredPages(site: FormsSite, language: Language) {
  const withForms = Object.values<Feature>(features).filter(({ forms }) => forms !== undefined);
  const offered = withForms
    .flatMap(({ pages: own = {} }) => Object.entries(own))
    .filter(([, page]) => page.isOffered?.({ ...site, hasCatalogue: false }));
  return Object.fromEntries(
    offered.flatMap(([key, { paths }]) =>
      paths[language] === null ? [] : [[key, paths[language]]],
    ),
  );
}

function embeddedPrivacy(language: Language): string {
  const part = embeddedPages.privacy?.[language];
  return part ? `${routes[part.page][language]}#${part.anchor}` : routes.home[language];
}
