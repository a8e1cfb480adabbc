import { createRoot, type Root } from 'react-dom/client';
import type { Language } from '#model/language.ts';
import { LanguageProvider } from '../../messages/messages.tsx';
import { loadSearch } from './load-search.ts';
import { SearchDialog } from './search-dialog.tsx';

let root: Root | undefined;
let times = 0;

/** Opens the search in its own part of the document, independent of page changes. */
export function openSearch(language: Language): void {
  if (!root) {
    const host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host);
  }
  times += 1;
  root.render(
    <LanguageProvider language={language}>
      <SearchDialog key={language} times={times} />
    </LanguageProvider>,
  );
}

/** Loads what the dialog needs to start. */
export function prepareSearch(language: Language): void {
  loadSearch(language).catch(() => {});
}
