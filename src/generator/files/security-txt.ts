import { primaryOf } from '#model/entities/company.ts';
import { routes } from '#model/pages/routes.ts';
import type { Site } from '#model/site.ts';

/**
 * Tells people where to report a security hole (RFC 9116): to the shop's mail address, or on its
 * contact page if it has none.
 *
 * @param today The day of the build, YYYY-MM-DD. The file expires after eleven to twelve months,
 *   and only changes once a month, since a changed file makes a new release.
 */
export function securityTxt(
  { project, company }: Pick<Site, 'project' | 'company'>,
  today: string,
): string {
  const { siteUrl } = project.siteMetadata;
  const email = primaryOf(company.emails)?.email;
  const [language = 'de'] = project.languages;
  const contact = email === undefined ? siteUrl + routes.contact[language] : `mailto:${email}`;
  const year = Number(today.slice(0, 4)) + 1;
  return [
    `Contact: ${encodeURI(contact)}`,
    `Expires: ${year}-${today.slice(5, 7)}-01T00:00:00Z`,
    `Preferred-Languages: ${project.languages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
