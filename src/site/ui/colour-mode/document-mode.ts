import type { ColourMode } from '#model/theme.ts';

/** The mode of the theme's base colour, as the build has found it; light where none is said. */
export function documentMode(): ColourMode {
  const meta = document.querySelector<HTMLMetaElement>('[name=color-scheme]');
  return meta?.content === 'dark' ? 'dark' : 'light';
}

/** Shows the page in the colours of a mode, and the browser's frame with it. */
export function showMode(choice: ColourMode | 'system'): void {
  document.documentElement.dataset['mode'] = choice;
  for (const [at, frame] of frames().entries()) {
    const mode = at === 0 ? 'light' : 'dark';
    const isShown = choice === mode ? 'all' : 'not all';
    frame.media = choice === 'system' ? `(prefers-color-scheme:${mode})` : isShown;
  }
}

/** The colours of the browser's frame, light and dark: the first whose `media` holds counts. */
function frames(): NodeListOf<HTMLMetaElement> {
  return document.querySelectorAll('[name=theme-color]');
}
