import { contentCheck } from './check.ts';

/** Content can neither give consent for the visitor nor take the choice away; it is left out of account. */
export const checkConsents = contentCheck(
  ['consent-given', 'consent-locked'],
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
      if (value.locked) {
        report({
          code: 'consent-locked',
          path: [...path, 'locked'],
          message: 'The switch can be moved all the same: consent is for the visitor to give.',
          hint: 'Leave it out. What the site needs to run belongs to the entry "functional".',
        });
      }
    }
  },
);
