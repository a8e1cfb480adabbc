import { languageOfPath } from '#model/language.ts';
import { messagesOf } from '../../messages/registered.ts';
import { browserStorage } from '../../storage/storage.ts';

/**
 * The key in local storage that holds 'off' if the visitor has turned off the single-key shortcut.
 */
export const keySetting = 'search-key';

const loadDialog = () => import('./open-search.tsx');

/**
 * Lets the buttons marked with `data-search`, the key `/` and Ctrl+K open the search. Its code loads
 * when the visitor is about to use it.
 *
 * @param signalDelay Shows that something is loading, until the returned function is called.
 */
export function startSearch(signalDelay: () => () => void): void {
  const open = async () => {
    const endSignal = signalDelay();
    try {
      (await loadDialog()).openSearch(language());
    } catch {
      explain(messagesOf(language()).unavailableHelp);
    }
    endSignal();
  };
  addEventListener('click', ({ target }) => {
    if (isButton(target)) void open();
  });
  for (const move of ['pointerover', 'focusin']) {
    addEventListener(move, ({ target }) => {
      if (isButton(target)) prepare();
    });
  }
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    void open();
  });
}

/** Without the dialog's code, a popover has to report it. */
function explain(text: string): void {
  const note = document.createElement('p');
  note.popover = 'auto';
  note.role = 'alert';
  document.body.append(note);
  note.showPopover();
  note.textContent = text;
}

function prepare(): void {
  loadDialog().then(
    (code) => code.prepareSearch(language()),
    () => {},
  );
}

function language() {
  return languageOfPath(location.pathname);
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-search]') !== null;
}

/**
 * Whether a key opens the search: not while typing, and not over a dialog. `/` can be turned off in
 * the dialog (WCAG 2.2, 2.1.4).
 */
function isShortcut({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  const isWanted =
    ctrlKey || metaKey
      ? key === 'k'
      : key === '/' && browserStorage('localStorage').get(keySetting) !== 'off';
  return (
    isWanted &&
    !(target as Element).matches('input:not([type=checkbox], [type=radio]), textarea, select') &&
    !document.querySelector(':modal')
  );
}
