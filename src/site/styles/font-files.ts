import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';

/** The fonts that every page uses immediately, to be preloaded. */
export const fontFiles: readonly string[] = [sans, serif];
