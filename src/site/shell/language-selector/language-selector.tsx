import type { MouseEvent } from 'react';
import { homePath, type Language, languageNames } from '#model/language.ts';
import type { PageContext } from '#model/views/pages.ts';
import { useMessages } from '../../messages/messages.tsx';
import styles from './language-selector.module.css';

interface LanguageSelectorProps {
  language: Language;
  languages: readonly Language[];
  paths: PageContext['languagePaths'];
}

/**
 * Links to the page in the other languages; renders nothing if there is only one. They keep the
 * query of the address: filters have the same ids in every language. The home page does not get the
 * query if it replaces a page that a language lacks.
 */
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
              {...(paths[code] === homePath(code) ? {} : takingQueryAlong)}
              hrefLang={code}
              lang={code}
              // Includes the visible letters, which people with voice control say.
              aria-label={`${code.toUpperCase()}, ${languageNames[code]}`}
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

/** However the link is followed: by a click, into a new tab, or by copying its address. */
const takingQueryAlong = { onClick: takeQuery, onAuxClick: takeQuery, onContextMenu: takeQuery };

/** The link's own hash, if any, leads to the part of a page that its language has instead. */
function takeQuery({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  link.setAttribute('href', link.pathname + location.search + link.hash);
}
