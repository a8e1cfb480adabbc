import { incompleteServices, ownEntries } from '#model/services/services.ts';
import { defaultLanguage } from '#model/language.ts';
import { resolveLink } from '#model/link.ts';
import { contentCheck } from './check.ts';

const preTicked = {
  code: 'pre-ticked-consent',
  message:
    'The switch stands on before the visitor has moved it; that is no consent (CJEU, C-673/17).',
  hint: 'Leave it off.',
} as const;

/**
 * Content cannot give consent for visitors, nor take the choice from them: such settings are
 * ignored.
 */
export const checkConsents = contentCheck(
  ['consent-given', 'consent-locked', 'pre-ticked-consent'],
  ({ draft, report }) => {
    for (const { value, path } of draft.consents.filter(({ sound }) => sound)) {
      if (value.function_id === 'functional') continue;
      if (value.consentGiven) {
        report({
          code: 'consent-given',
          path: [...path, 'consentGiven'],
          message: 'Consent does not count as given before the visitor has given it.',
          hint: 'Leave it out.',
        });
      }
      if (value.default_on) report({ ...preTicked, path: [...path, 'default_on'] });
      if (value.locked) {
        report({
          code: 'consent-locked',
          path: [...path, 'locked'],
          message: 'The switch can be moved all the same: consent is for the visitor to give.',
          hint: 'Leave it out. What the site needs to run belongs to the entry "functional".',
        });
      }
    }
    const project = draft.project.find(({ sound }) => sound);
    for (const { entry } of ownEntries) {
      if (project && entry.isOnAtFirst(project.value)) {
        report({ ...preTicked, path: [...project.path, ...entry.field] });
      }
    }
  },
);

/** Reports services that are on but cannot be shown, because something they need is missing. */
export const checkIncompleteServices = contentCheck(
  incompleteServices.map(({ code }) => code),
  ({ content, draft, index, words, report }) => {
    const project = draft.project[0];
    if (!project?.sound) return;
    const hasPage = (link: string) =>
      resolveLink(link, { language: defaultLanguage, index }).kind !== 'broken';
    for (const service of incompleteServices) {
      const { code } = service;
      for (const { field, message, hint } of service.lacks({ content, words, hasPage })) {
        report({ code, path: [...project.path, ...field], message, hint });
      }
    }
  },
);
