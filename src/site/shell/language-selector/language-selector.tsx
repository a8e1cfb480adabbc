import { type Language, languageNames } from '#model/language.ts';
import type { PageContext } from '#model/views/pages.ts';
import { useMessages } from '../../messages/messages.tsx';
import styles from './language-selector.module.css';

interface LanguageSelectorProps {
  language: Language;
  languages: readonly Language[];
  paths: PageContext['languagePaths'];
}

/** Links to the page in the other languages; renders nothing if there is only one. */
export function LanguageSelector({ language, languages, paths }: LanguageSelectorProps) {
  const messages = useMessages();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={messages.languageSelector}>
      <ul role="list" className={styles.list}>
        {languages.map((code) => (
          <li key={code}>
            <a
              href={paths[code]}
              hrefLang={code}
              lang={code}
              aria-label={languageNames[code]}
              data-tip="bottom"
              {...(code === language ? { 'aria-current': 'true' } : {})}
            >
              {code}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
