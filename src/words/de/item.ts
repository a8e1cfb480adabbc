/** The words of an item's page, and of the question whether it can be had. */
export const item = {
  back: 'Zurück zur Übersicht',
  facts: 'Merkmale',
  brand: 'Marke',
  sku: 'Artikelnummer',
  flag: { yes: 'ja', no: 'nein' },
  vat: {
    included: 'inkl. MwSt.',
    margin: 'Differenzbesteuert nach §\u00a025a UStG, MwSt. nicht ausweisbar',
    exempt: 'Umsatzsteuerfrei nach §\u00a019 UStG',
  },
  availability: {
    in_stock: 'Im Geschäft vorrätig',
    on_order: 'Auf Bestellung',
    reserved: 'Zurzeit für jemanden zurückgelegt',
    gone: 'Nicht mehr da',
  },
  goneTitle: 'Dieses Stück ist nicht mehr da',
  gone: 'Es ist verkauft oder wird nicht mehr hergestellt. Vielleicht gefällt Ihnen eines der ähnlichen Stücke, oder wir finden etwas Vergleichbares für Sie: Fragen Sie uns.',
  all: 'Alle ansehen',
  similar: 'Ähnliche Stücke',
  pictures: 'Bilder des Stücks',
  zoom: {
    /** @param picture What it shows. */
    open: (picture: string) => `Bild vergrößern: ${picture}`,
    title: 'Großansicht',
    in: 'Vergrößern',
    out: 'Verkleinern',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    close: 'Schließen',
    place: (at: number, count: number) => `Bild ${at} von ${count}`,
  },
  ask: {
    button: 'Anfragen',
    heading: 'Fragen Sie nach diesem Stück',
    text: 'Wir sehen nach und melden uns bei Ihnen. Ihre Anfrage ist unverbindlich.',
    name: 'Ihr Name',
    message: 'Ihre Nachricht (freiwillig)',
    agreement:
      'Ich bin damit einverstanden, dass meine Angaben verarbeitet werden, um meine Anfrage zu beantworten.',
    send: 'Anfrage senden',
    directly: 'Rufen Sie an oder schreiben Sie uns, dann sehen wir nach.',
  },
};

export type ItemWords = typeof item;
