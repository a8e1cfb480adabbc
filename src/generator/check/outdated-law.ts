import type { Diagnosis } from '#content/diagnostics/diagnostic.ts';
import { planCheck } from './check.ts';

interface Outdated extends Diagnosis<'forbidden-link' | 'outdated-law'> {
  pattern: RegExp;
}

/** What the law has done away with, and texts still say. */
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

/** Links that are forbidden, and laws that are no longer in force. */
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
