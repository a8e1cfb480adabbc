import { type Country, shopCountry } from '#model/country.ts';
import { planCheck } from './check.ts';

/** Where the law asks for it; undefined where it does not. */
const laws: Record<Country, { mail: string; names?: string; encryption: string }> = {
  DE: {
    mail: '§ 5 (1) no. 2 DDG',
    names: '§ 5 (1) no. 1 DDG',
    encryption: '§ 19 (4) TDDDG',
  },
  AT: { mail: '§ 5 (1) no. 3 ECG', names: '§ 25 (2) MedienG', encryption: 'Art. 32 GDPR' },
  CH: { mail: 'Art. 3 (1) (s) UWG', encryption: 'Art. 8 FADP' },
};

/** What the law asks of a website and content can be seen to lack. */
export const checkLegalDuties = planCheck(
  ['incomplete-imprint', 'unencrypted-site', 'empty-accessibility-statement'],
  ({ site, report }) => {
    const { company, project, pages } = site;
    const law = laws[shopCountry(company)];
    if (company.emails.length === 0) {
      report({
        code: 'incomplete-imprint',
        path: ['company'],
        message: `The imprint needs a mail address (${law.mail}).`,
        hint: 'Add it to "emails".',
      });
    }
    if (law.names && company.registers.length > 0 && company.executives.length === 0) {
      report({
        code: 'incomplete-imprint',
        path: ['company'],
        message: `The imprint needs the names of those who represent the business (${law.names}).`,
        hint: 'Add them to "executives".',
      });
    }
    if (
      project.siteMetadata.siteUrl.startsWith('http:') &&
      !isLocal(project.siteMetadata.siteUrl)
    ) {
      report({
        code: 'unencrypted-site',
        path: ['project', 'siteMetadata', 'siteUrl'],
        message: `The address begins with http://, but what visitors send must be encrypted (${law.encryption}).`,
        hint: 'Serve the site with https and write that here.',
      });
    }
    const statement = pages.find(({ key }) => key === 'accessibility');
    if (project.show_accessibility && !statement?.translations.some(({ text }) => text.trim())) {
      report({
        code: 'empty-accessibility-statement',
        path: ['project', 'show_accessibility'],
        message: 'The footer links to an accessibility statement that says nothing.',
        hint: 'Write the page "accessibility", or leave this out.',
      });
    }
  },
);

function isLocal(address: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname);
}
