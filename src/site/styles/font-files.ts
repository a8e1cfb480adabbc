import furtherLetters from 'site-fonts/further-letters.css?inline';
import sans from 'site-fonts/instrument-sans.woff2?url';
import serif from 'site-fonts/instrument-serif.woff2?url';

/** The fonts that every page uses immediately, to be preloaded. */
export const fontFiles: readonly string[] = [sans, serif];

/** The faces of letters that few pages have. Their unicode ranges name the letters. */
export const furtherFaces: string = furtherLetters;
