import { mainAddress, primaryOf, primaryPhone } from '#model/entities/company.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import type { Language } from '#model/language.ts';
import { phoneNumber } from '#model/phone.ts';
import { embeddedPages, routes } from '#model/pages/routes.ts';
import type { Site } from '#model/site.ts';

/** What the forms' server must know of the shop; undefined where no server takes forms. */
export function formsShop({
  project,
  company,
}: Pick<Site, 'project' | 'company'>): FormsShop | undefined {
  const { endpoint, newsletter } = project.config.forms;
  if (endpoint === 'off') return undefined;
  const { siteUrl } = project.siteMetadata;
  const address = mainAddress(company);
  const phone = primaryPhone(company);
  const email = primaryOf(company.emails)?.email;
  return {
    name: company.display_name,
    sender: [
      company.company_name,
      `${address.street} ${address.number}, ${address.zip_code} ${address.city}`,
      ...(phone ? [phoneNumber(phone.number).label] : []),
      ...(email === undefined ? [] : [email]),
    ],
    ...(email === undefined ? {} : { email }),
    siteUrl,
    formsUrl: endpoint === '/' ? siteUrl : endpoint,
    newsletter: newsletter !== undefined,
    ...(newsletter && { consents: newsletter.translations.map(({ consent }) => consent) }),
    pages: Object.fromEntries(project.languages.map((language) => [language, pages(language)])),
  };
}

/** Every site has these pages. */
function pages(language: Language): { home: string; thanks: string; privacy: string } {
  return {
    home: routes.home[language],
    thanks: routes.thanks[language],
    privacy: routes.privacy[language] ?? embeddedPrivacy(language),
  };
}

function embeddedPrivacy(language: Language): string {
  const part = embeddedPages.privacy?.[language];
  return part ? `${routes[part.page][language]}#${part.anchor}` : routes.home[language];
}
