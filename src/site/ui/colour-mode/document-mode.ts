import type { ColourMode } from '#model/theme.ts';

/** The mode of the theme's base colour, as determined by the build; light by default. */
export function documentMode(): ColourMode {
  const meta = document.querySelector<HTMLMetaElement>('[name=color-scheme]');
  return meta?.content === 'dark' ? 'dark' : 'light';
}

/** Shows the page, and the browser's own interface around it, in a mode. */
export function showMode(choice: ColourMode | 'system'): void {
  document.documentElement.dataset['mode'] = choice;
  for (const [at, frame] of frames().entries()) {
    const mode = at === 0 ? 'light' : 'dark';
    const isShown = choice === mode ? 'all' : 'not all';
    frame.media = choice === 'system' ? `(prefers-color-scheme:${mode})` : isShown;
  }
}

/**
 * The colours of the browser's interface, light and dark: the first whose `media` matches is used.
 */
function frames(): NodeListOf<HTMLMetaElement> {
  return document.querySelectorAll('[name=theme-color]');
}
