import type { Language } from './languages.ts';

const de = {
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

/** Messages of an item's page, and of the question whether the item is available. */
export type ItemWords = typeof de;

const en: ItemWords = {
  back: 'Back to the overview',
  facts: 'Details',
  brand: 'Brand',
  sku: 'Item number',
  flag: { yes: 'yes', no: 'no' },
  vat: {
    included: 'incl. VAT',
    margin: 'Sold under the margin scheme (§\u00a025a UStG), VAT not shown separately',
    exempt: 'Exempt from VAT (§\u00a019 UStG)',
  },
  availability: {
    in_stock: 'In stock in our shop',
    on_order: 'Made or ordered for you',
    reserved: 'Currently set aside for someone',
    gone: 'No longer available',
  },
  goneTitle: 'This piece is no longer available',
  gone: 'It has been sold or is no longer made. You may like one of the similar pieces, or we may find you something comparable: just ask.',
  all: 'See all',
  similar: 'Similar pieces',
  pictures: 'Pictures of the piece',
  zoom: {
    open: (picture) => `Enlarge picture: ${picture}`,
    title: 'Enlarged picture',
    in: 'Zoom in',
    out: 'Zoom out',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close',
    place: (at, count) => `Picture ${at} of ${count}`,
  },
  ask: {
    button: 'Enquire',
    heading: 'Ask about this piece',
    text: 'We will check for you and get back to you. Asking commits you to nothing.',
    name: 'Your name',
    message: 'Your message (optional)',
    agreement: 'I agree that my details are processed in order to answer my enquiry.',
    send: 'Send enquiry',
    directly: 'Call or write to us, and we will check for you.',
  },
};

const fr: ItemWords = {
  back: 'Retour à la sélection',
  facts: 'Caractéristiques',
  brand: 'Marque',
  sku: 'Référence',
  flag: { yes: 'oui', no: 'non' },
  vat: {
    included: 'TVA incluse',
    margin: 'Régime de la marge bénéficiaire (§\u00a025a UStG), TVA non mentionnée séparément',
    exempt: 'Exonéré de TVA (§\u00a019 UStG)',
  },
  availability: {
    in_stock: 'Disponible en boutique',
    on_order: 'Sur commande',
    reserved: 'Actuellement réservé',
    gone: 'Plus disponible',
  },
  goneTitle: 'Cette pièce n’est plus disponible',
  gone: 'Elle a été vendue ou n’est plus fabriquée. L’une des pièces similaires vous plaira peut-être, ou nous trouverons pour vous quelque chose de comparable\u00a0: demandez-nous.',
  all: 'Tout voir',
  similar: 'Pièces similaires',
  pictures: 'Photos de la pièce',
  zoom: {
    open: (picture) => `Agrandir la photo\u00a0: ${picture}`,
    title: 'Photo agrandie',
    in: 'Agrandir',
    out: 'Réduire',
    previous: 'Photo précédente',
    next: 'Photo suivante',
    close: 'Fermer',
    place: (at, count) => `Photo ${at} sur ${count}`,
  },
  ask: {
    button: 'Se renseigner',
    heading: 'Renseignez-vous sur cette pièce',
    text: 'Nous vérifions et revenons vers vous. Votre demande est sans engagement.',
    name: 'Votre nom',
    message: 'Votre message (facultatif)',
    agreement: 'J’accepte que mes données soient traitées pour répondre à ma demande.',
    send: 'Envoyer la demande',
    directly: 'Appelez-nous ou écrivez-nous, nous vérifierons pour vous.',
  },
};

export const itemWords: Record<Language, ItemWords> = { de, en, fr };
