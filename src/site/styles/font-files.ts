import furtherLetters from 'site-fonts/further-letters.css?inline';
import sans from 'site-fonts/instrument-sans.woff2?url';
import serif from 'site-fonts/instrument-serif.woff2?url';

/** The fonts that every page uses immediately, to be preloaded. */
export const fontFiles: readonly string[] = [sans, serif];

/** The font faces for rarely used letters, limited by their unicode ranges. */
export const furtherFaces: string = furtherLetters;
