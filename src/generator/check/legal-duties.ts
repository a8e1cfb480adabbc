import type { Check } from './check.ts';

const preTicked = [
  'The switch stands on before the visitor has moved it; that is no consent (CJEU, C-673/17).',
  'Leave it off.',
] as const;

/** What the law asks of a website and content can be seen to lack. */
export const checkLegalDuties: Check = ({ site, report }) => {
  const { company, consents, project, pages } = site;
  const lacks = (path: readonly PropertyKey[], message: string, hint: string) =>
    report({ severity: 'warning', path, message, hint });

  if (company.emails.length === 0) {
    lacks(
      ['company'],
      'The imprint needs a mail address (§ 5 (1) no. 2 DDG).',
      'Add it to "emails".',
    );
  }
  if (company.registers.length > 0 && company.executives.length === 0) {
    lacks(
      ['company'],
      'The imprint needs the names of those who represent the business (§ 5 (1) no. 1 DDG).',
      'Add them to "executives".',
    );
  }
  if (project.siteMetadata.siteUrl.startsWith('http:') && !isLocal(project.siteMetadata.siteUrl)) {
    lacks(
      ['project', 'siteMetadata', 'siteUrl'],
      'The address begins with http://, but what visitors send must be encrypted (§ 19 (4) TDDDG).',
      'Serve the site with https and write that here.',
    );
  }
  for (const [at, { function_id, default_on }] of consents.entries()) {
    if (default_on && function_id !== 'functional') {
      lacks(['consents', at, 'default_on'], ...preTicked);
    }
  }
  if (project.config.consent.analyticsDefault === 'on') {
    lacks(['project', 'config', 'consent', 'analyticsDefault'], ...preTicked);
  }
  const statement = pages.find(({ key }) => key === 'accessibility');
  if (project.show_accessibility && !statement?.translations.some(({ text }) => text.trim())) {
    lacks(
      ['project', 'show_accessibility'],
      'The footer links to an accessibility statement that says nothing.',
      'Write the page "accessibility", or leave this out.',
    );
  }
};

function isLocal(address: string): boolean {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname);
}
