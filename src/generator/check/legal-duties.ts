import { ownEntryIds, services } from '#model/services/services.ts';
import { planCheck } from './check.ts';

const preTicked = {
  code: 'pre-ticked-consent',
  message:
    'The switch stands on before the visitor has moved it; that is no consent (CJEU, C-673/17).',
  hint: 'Leave it off.',
} as const;

/** What the law asks of a website and content can be seen to lack. */
export const checkLegalDuties = planCheck(
  ['incomplete-imprint', 'unencrypted-site', 'pre-ticked-consent', 'empty-accessibility-statement'],
  ({ site, report }) => {
    const { company, consents, project, pages } = site;
    if (company.emails.length === 0) {
      report({
        code: 'incomplete-imprint',
        path: ['company'],
        message: 'The imprint needs a mail address (§ 5 (1) no. 2 DDG).',
        hint: 'Add it to "emails".',
      });
    }
    if (company.registers.length > 0 && company.executives.length === 0) {
      report({
        code: 'incomplete-imprint',
        path: ['company'],
        message:
          'The imprint needs the names of those who represent the business (§ 5 (1) no. 1 DDG).',
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
        message:
          'The address begins with http://, but what visitors send must be encrypted (§ 19 (4) TDDDG).',
        hint: 'Serve the site with https and write that here.',
      });
    }
    for (const [at, { function_id, default_on }] of consents.entries()) {
      if (default_on && function_id !== 'functional') {
        report({ ...preTicked, path: ['consents', at, 'default_on'] });
      }
    }
    for (const { field, isOnAtFirst } of ownEntryIds.map((id) => services[id].ownEntry)) {
      if (isOnAtFirst(project)) report({ ...preTicked, path: ['project', ...field] });
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
