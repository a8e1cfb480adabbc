import { openNow, wallMinutes } from '#model/opening-hours/open-now.ts';

// A separate script that documents of shops with opening hours load as early as possible. It alone
// writes text that depends on the time, with or without React: React renders only what is always
// true. Bundled separately; without its timetables it stays below 1 KB.
let minutes = 0;

/** Runs at each change of the document: while it arrives, and when another page is shown. */
const update = () => {
  for (const element of document.querySelectorAll<HTMLElement>('[data-now]')) {
    const [always = '', ...byKind] = element.dataset['now']?.split('\n') ?? [];
    const place = element.closest<HTMLElement>('[data-place]')?.dataset['place'];
    const times = settings.timetables[document.documentElement.lang]?.[place ?? 0];
    const now = openNow(times, minutes);
    if (element.localName === 'dl') {
      let row = Number(always);
      for (const child of element.children) {
        child.ariaCurrent = row === now.row ? 'date' : null;
        row += 1;
      }
    } else {
      const text = (byKind.length > 0 ? byKind[now.kind] : now.text) ?? always;
      element.dataset['open'] = now.state ?? '';
      // Writing changes the document too.
      if (element.textContent !== text) element.textContent = text;
    }
  }
};
const tick = () => {
  minutes = wallMinutes(Date.now());
  update();
};
tick();
setInterval(tick, 10_000);
addEventListener('visibilitychange', tick);
new MutationObserver(update).observe(document, { childList: true, subtree: true });
