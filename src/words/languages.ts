/** The languages that the kit has messages in. */
export const languages = ['de', 'en', 'fr'] as const;

export type Language = (typeof languages)[number];
