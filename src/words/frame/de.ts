import type { Plural } from '../plural.ts';

/** The messages of every page: a browser loads them in one language. */
export const frame = {
  skipToContent: 'Zum Inhalt springen',
  backToTop: 'Nach oben',
  mainMenu: 'Hauptmenü',
  openMenu: 'Menü',
  closeMenu: 'Menü schließen',
  search: 'Suche',
  submenu: (title: string) => `Untermenü ${title}`,
  sidebar: 'Auf dieser Seite',
  closeSidebar: 'Schließen',
  languageSelector: 'Sprache',
  homeLink: (site: string) => `${site}, zur Startseite`,
  officialRetailer: 'Offizieller Rolex Fachhändler',
  newTab: 'öffnet in einem neuen Tab',
  /** For a page whose text is in another language, by that language. */
  onlyIn: {
    de: 'Diesen Text gibt es nur auf Deutsch.',
    en: 'Diesen Text gibt es nur auf Englisch.',
    fr: 'Diesen Text gibt es nur auf Französisch.',
  },
  breadcrumbs: 'Sie sind hier',
  legal: 'Rechtliches',
  cookieSettings: 'Cookie-Einstellungen',
  colourMode: { title: 'Farbschema', light: 'Hell', dark: 'Dunkel', system: 'System' },
  consent: {
    title: 'Cookies und externe Inhalte',
    /** @param entries What the visitor is asked about: 'Karte, Filme'. */
    text: (entries: string) =>
      `Mit Ihrem Einverständnis nutzt diese Website auch: ${entries}. Widerrufen können Sie es jederzeit unter „Cookie-Einstellungen“.`,
    /** For a visitor who has come back to the switches. */
    textAgain: 'Hier bestimmen Sie, was diese Website außer dem Notwendigen nutzt.',
    necessary: 'Nur Notwendiges',
    all: 'Alles erlauben',
    choose: 'Auswahl',
    selected: 'Auswahl erlauben',
    close: 'Schließen, ohne etwas zu ändern',
    more: 'Mehr dazu',
  },
  widgetNotFound: 'Widget not found :-(',

  address: 'Adresse',
  contact: 'Kontakt',
  navigation: 'Seiten',
  social: 'Folgen Sie uns',
  openingHours: 'Öffnungszeiten',
  specialDays: 'Besondere Tage',
  closed: 'geschlossen',
  phone: 'Telefon',
  fax: 'Telefax',
  mobile: 'Mobil',
  /** Before a number or an address: 'Werkstatt: '. */
  labelled: (label: string) => `${label}: `,

  addressType: {
    hq: 'Hauptgeschäftsstelle',
    federal_office: 'Bundesgeschäftsstelle',
    other: '',
  },
  legalForm: {
    single: 'Inhaber/in',
    ev: 'Vertretungsberechtigter Vorstand',
    bag: 'Berufsausübungsgemeinschaft von Vertragsärzten',
    other: 'Vertreten durch',
  },
  registers: 'Registereintrag',
  vatId: 'Umsatzsteuer-Identifikationsnummer',
  taxNumber: 'Steuernummer',

  legalBlock: {
    legal_authority: 'Aufsicht und Kammer',
    insurance: 'Berufshaftpflichtversicherung',
    image_sources: 'Bildnachweise',
    additional_top_info: '',
    additional_bottom_info: '',
    data_protection: 'Gesetzlich vorgeschriebener Datenschutzbeauftragter',
    rolex: 'Rolex Bereich',
  },
  officerAppointed:
    'Wir haben für unser Unternehmen eine Person als Datenschutzbeauftragte benannt.',
  rolexText:
    'Auf dieser Website ist ein Bereich der Rolex Website eingebettet. Wenn Sie ihn besuchen, gelten allein die Nutzungsbedingungen, die Datenschutzerklärung und die Cookie-Richtlinie von Rolex.',
  rolexTerms: 'Nutzungsbedingungen von Rolex',
  rolexPrivacy: 'Datenschutzerklärung von Rolex',
  rolexCookies: 'Cookie-Richtlinie von Rolex',

  brandsOfRange: 'Marken bei uns',
  allBrands: 'Alle Marken',
  furtherBrands: 'Weitere Marken',
  brandFacts: 'Auf einen Blick',
  range: 'Sortiment',
  founded: 'Gegründet',
  origin: 'Herkunft',
  website: 'Im Netz',
  gallery: 'Bilder',
  visitUs: 'Besuchen Sie uns',
  call: 'Anrufen',
  route: 'Route',
  phoneBar: 'Anruf, Route und Öffnungszeiten',
  directions: 'Route planen',
  map: 'So finden Sie uns',
  askTitle: 'Fragen?',
  askText: 'Rufen Sie an, schreiben Sie uns oder kommen Sie vorbei. Wir nehmen uns Zeit.',
  write: 'Schreiben Sie uns',
  allContact: 'Kontakt und Öffnungszeiten',
  backHome: 'Zur Startseite',
  notFoundHelp: 'Vielleicht hilft eine dieser Seiten weiter:',
  unavailable: 'Diese Seite lässt sich gerade nicht laden',
  unavailableHelp:
    'Das liegt an der Verbindung oder an unserem Server, nicht an Ihnen. Versuchen Sie es bitte gleich noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  waitsForConnection: 'Sie sind offline. Die Seite kommt, sobald die Verbindung wieder da ist.',
  callOffline: 'Telefonisch erreichen Sie uns auch ohne Internet.',
  company: 'Unternehmen',
  forms: {
    contact: {
      heading: 'Schreiben Sie uns',
      required: 'Bitte füllen Sie alle Felder aus.',
      name: 'Ihr Name',
      message: 'Ihre Nachricht',
      agreement:
        'Ich bin damit einverstanden, dass meine Angaben verarbeitet werden, um meine Nachricht zu beantworten.',
      send: 'Nachricht senden',
    },
    email: 'Ihre E-Mail-Adresse',
    privacy: 'Mehr dazu:',
    leaveEmpty: 'Dieses Feld bitte frei lassen',
    sending: 'Wird gesendet …',

    /** For the number of invalid fields, at least one. */
    checkFields: (count: number): Plural => ({
      one: 'Eine Angabe fehlt noch oder stimmt nicht.',
      other: `${count} Angaben fehlen noch oder stimmen nicht.`,
    }),

    unexpected: 'Ein unerwarteter Fehler ist aufgetreten',
    unexpectedHelp:
      'Was Sie geschrieben haben, steht noch hier. Bitte versuchen Sie es gleich noch einmal, oder melden Sie sich direkt bei uns:',
    offline: 'Sie sind gerade offline',
    offlineHelp:
      'Was Sie geschrieben haben, bleibt hier stehen. Senden Sie es, sobald Sie wieder verbunden sind, oder rufen Sie uns an:',
    'too-many': 'Zu viele Versuche in kurzer Zeit',
    tooManyHelp:
      'Was Sie geschrieben haben, steht noch hier. Bitte versuchen Sie es in einigen Minuten noch einmal, oder melden Sie sich direkt bei uns:',
  },
};

export type Frame = typeof frame;
