// Shows the announcements of the current day. Only documents of sites with announcements have it,
// before their body: what it hides is never painted, so nothing moves.
const store = 'announcements';

/** The keys of the announcements that the visitor has closed. */
const putAway = (): string => {
  try {
    return localStorage.getItem(store) ?? '';
  } catch {
    return '';
  }
};

/** Runs at each change of the document: while it arrives, and when the language changes. */
const update = () => {
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' });
  const closed = putAway();
  let isShown = false;
  for (const bar of document.querySelectorAll<HTMLElement>('.announcement')) {
    const { from = '', to = '', key = '' } = bar.dataset;
    const isWanted: boolean = !isShown && from <= today && today <= to && !closed.includes(key);
    if (bar.hidden === isWanted) bar.hidden = !isWanted;
    isShown ||= isWanted;
    const button = bar.querySelector('button');
    if (button?.hidden) button.hidden = false;
  }
};
new MutationObserver(update).observe(document, { childList: true, subtree: true });

addEventListener('click', ({ target }) => {
  const button = (target as Partial<Element>).closest?.('.announcement button');
  const key = button?.closest<HTMLElement>('.announcement')?.dataset['key'];
  if (!key) return;
  try {
    localStorage.setItem(store, `${putAway()} ${key}`);
  } catch {
    // Storage is blocked: closed for this page only.
    button.parentElement?.remove();
  }
  update();
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
});
