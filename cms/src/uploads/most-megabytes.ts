/** The maximum size of an upload. Phones' photos have at most 20 MB. */
export const mostMegabytes = 50;

/**
 * The longest side of a stored picture, px: twice what the widest page shows on the finest screen.
 */
export const longestSide = 4096;
