/** The heaviest file that can be uploaded. Photos of phones have 20 MB at most. */
export const mostMegabytes = 50;

/** The longest side of a kept picture, px: twice what the widest page shows on the finest screen. */
export const longestSide = 4096;
