/** What stands on pages that content has no record of. */
export const pages = {
  titles: {
    home: 'Start',
    contact: 'Kontakt',
    thanks: 'Vielen Dank',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    brands: 'Marken',
    accessibility: 'Barrierefreiheit',
    not_found: 'Seite nicht gefunden',
    offline: 'Keine Verbindung',
    request_list: 'Merkliste',
  },
  leads: {
    offline:
      'Diese Seite konnte nicht geladen werden. Sobald Sie wieder online sind, ist sie für Sie da. Seiten, die Sie schon besucht haben, öffnen sich meist auch ohne Internet.',
  },
  /** In the place of a price. */
  priceOnRequest: 'Auf Anfrage',
};

export type Pages = typeof pages;
