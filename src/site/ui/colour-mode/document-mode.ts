export type ColourMode = 'light' | 'dark';

/** The mode that the build has found for the theme's base colour; light where none is said. */
export function documentMode(): ColourMode {
  return document.documentElement.dataset['mode'] === 'dark' ? 'dark' : 'light';
}
