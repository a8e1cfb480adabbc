import { consentWords } from './consent.ts';
import { frame as de } from './frame/de.ts';
import { frame as en } from './frame/en.ts';
import { frame as fr } from './frame/fr.ts';
import { hourWords } from './hours.ts';
import type { Language } from './languages.ts';
import { pageWords } from './pages.ts';
import { publishingWords } from './publishing.ts';
import { serverPageWords } from './server-pages.ts';

const frames = { de, en, fr };

/** The messages for the build and the server. Browsers must not load them: there are too many. */
export const words: Record<Language, Words> = {
  de: wordsIn('de'),
  en: wordsIn('en'),
  fr: wordsIn('fr'),
};

type Words = ReturnType<typeof wordsIn>;

function wordsIn(language: Language) {
  return {
    consent: consentWords[language],
    frame: frames[language],
    hours: hourWords[language],
    pages: pageWords[language],
    publishing: publishingWords[language],
    serverPages: serverPageWords[language],
  };
}
