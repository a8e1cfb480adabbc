/** The languages that the kit has words in, each in its folder. */
export const languages = ['de', 'en', 'fr'] as const;

export type Language = (typeof languages)[number];
