import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { fr } from '@payloadcms/translations/languages/fr';
import { expect, test } from 'vitest';
import { payloadWords } from './payload-words.ts';

const languages = { de, en, fr };

/**
 * Texts of features that are turned off: folders, dashboards, the trash, mails, names instead of
 * addresses, and links in Lexical.
 */
const off =
  /^(?:folder|dashboard):|Trash|general:aboutTo(?:Restore|PermanentlyDelete)|general:moveConfirm|[Ff]orgotPassword|ResetPassword|DidNotRequest|newAccount|verif|resetYour|PasswordReset|ChangePassword|AnotherUser|sername|^fields:choose/i;

test.each(['de', 'en', 'fr'] as const)(
  'each text that replaces one of Payload’s in %s is still used, with the same values',
  (language) => {
    const theirs = flat(languages[language].translations);
    const odd = Object.entries(flat(payloadWords[language])).filter(([key, text]) => {
      const known = new Set(valuesIn(theirs[key] ?? ''));
      if (key === 'general:null') return false;
      return !(key in theirs) || valuesIn(text).some((value) => !known.has(value));
    });
    expect(odd).toEqual([]);
  },
);

test('German uses the formal "Sie" throughout', () => {
  const all = { ...flat(de.translations), ...flat(payloadWords.de) };
  const informal = Object.entries(all).filter(
    ([key, text]) =>
      !off.test(key) && /\b(?:du|dich|dir|deine?[mnrs]?|bist|wähle|gib|klicke)\b/i.test(text),
  );
  expect(informal).toEqual([]);
});

function flat(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value ?? {}).map(([name, inner]) =>
      flat(inner, path ? `${path}:${name}` : name),
    ),
  ) as Record<string, string>;
}

/** '{{label}}', and the tags that Payload replaces with elements. */
function valuesIn(text: string): string[] {
  return text.match(/\{\{\w+\}\}|<\d>/g) ?? [];
}
