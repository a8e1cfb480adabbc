import { type Country, shopCountry } from '#model/country.ts';
import type { Diagnosis } from '#content/diagnostics/diagnostic.ts';
import { planCheck } from './check.ts';

/** The legal basis of each duty; undefined if a country has none. */
const laws: Record<Country, { mail: string; names?: string; encryption: string }> = {
  DE: {
    mail: '§ 5 (1) no. 2 DDG',
    names: '§ 5 (1) no. 1 DDG',
    encryption: '§ 19 (4) TDDDG',
  },
  AT: { mail: '§ 5 (1) no. 3 ECG', names: '§ 25 (2) MedienG', encryption: 'Art. 32 GDPR' },
  CH: { mail: 'Art. 3 (1) (s) UWG', encryption: 'Art. 8 FADP' },
};

/** Reports legal duties that the content visibly fails to meet. */
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

interface Outdated extends Diagnosis<'forbidden-link' | 'outdated-law'> {
  pattern: RegExp;
}

/** Links and laws that texts still mention although they have become invalid. */
const outdated: readonly Outdated[] = [
  {
    pattern: /\bec\.europa\.eu(?::\d{1,5})?\/(?:[^\s"'<>()]{0,300}\/)?odr\b/i,
    code: 'forbidden-link',
    message:
      'The EU closed its platform for disputes on 20 July 2025; links to it are forbidden since.',
    hint: 'Delete the link and the sentence around it (Regulation (EU) 2024/3228).',
  },
  {
    pattern: /§[^§\n]{0,40}\bTMG\b|\bTelemediengesetz/,
    code: 'outdated-law',
    message: 'The Telemediengesetz (TMG) ended on 14 May 2024.',
    hint: 'The imprint rests on § 5 DDG.',
  },
  {
    pattern: /\bTTDSG\b/,
    code: 'outdated-law',
    message: 'The TTDSG has been called TDDDG since 14 May 2024.',
    hint: 'Write TDDDG.',
  },
  {
    pattern: /§[^§\n]{0,40}\bRStV\b|\bRundfunkstaatsvertrag/,
    code: 'outdated-law',
    message: 'The Rundfunkstaatsvertrag (RStV) ended on 7 November 2020.',
    hint: 'For journalistic texts, name who is responsible under § 18 (2) MStV.',
  },
];

/** Reports forbidden links, and laws no longer in force. */
export const checkOutdatedLaw = planCheck(
  ['forbidden-link', 'outdated-law'],
  ({ fields, report }) => {
    const texts = (['markdown', 'html', 'link'] as const).flatMap((kind) => fields.ofKind(kind));
    for (const { kind, value, path } of texts) {
      for (const { pattern, ...finding } of outdated) {
        const match = pattern.exec(value);
        if (!match) continue;
        const line = value.slice(0, match.index).split('\n').length;
        report({ ...finding, path, ...(kind === 'markdown' ? { line } : {}) });
      }
    }
  },
);
