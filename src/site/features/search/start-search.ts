import { languageOfPath } from '#model/language.ts';
import { messagesOf } from '../../messages/registered.ts';
import { isKeyOn } from './shortcut-setting.ts';

const loadDialog = () => import('./open-search.tsx');

/**
 * Lets the buttons marked with `data-search`, the key `/` and Ctrl+K open the search. Its code loads
 * when the visitor is about to use it.
 */
export function startSearch(): void {
  addEventListener('click', ({ target }) => {
    const button = buttonOf(target);
    if (button) void open(button);
  });
  for (const move of ['pointerover', 'focusin']) {
    addEventListener(move, ({ target }) => {
      if (buttonOf(target)) prepare();
    });
  }
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    void open(document.querySelector('[data-search]'));
  });
}

function prepare(): void {
  loadDialog().then(
    ({ prepareSearch }) => prepareSearch(language()),
    () => {},
  );
}

async function open(button: Element | null): Promise<void> {
  button?.setAttribute('aria-busy', 'true');
  try {
    const { openSearch } = await loadDialog();
    openSearch(language());
  } catch {
    explain(messagesOf(language()).unavailableHelp);
  }
  button?.removeAttribute('aria-busy');
}

/** Without the dialog's code there is nothing but the browser to say so. */
function explain(text: string): void {
  const note = document.createElement('p');
  note.popover = 'auto';
  note.role = 'alert';
  document.body.append(note);
  note.showPopover();
  note.textContent = text;
}

function language() {
  return languageOfPath(location.pathname);
}

function buttonOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-search]') : null;
}

/**
 * Whether a key opens the search: not where it is typed, nor over a dialog. `/` alone can be turned
 * off in the dialog (WCAG 2.2, 2.1.4).
 */
function isShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isWanted = ctrlKey || metaKey ? key === 'k' && !altKey : key === '/' && isKeyOn();
  const isTyped =
    target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  return isWanted && !isTyped && !document.querySelector(':modal');
}
