import type { Language } from '../../../src/model/language.ts';
import type { Reason } from './hours.ts';

interface StartWords {
  /** 'Heute, Donnerstag, 26. November' */
  today: (date: string) => string;
  open: (times: string) => string;
  closed: string;
  /** The reason: 'Inventur'. */
  closedFor: (notes: string) => string;
  unknown: string;
  unsure: string;
  asUsual: string;
  asUsualToday: (times: string) => string;
  closeEarlier: string;
  closesAt: string;
  closedDay: string;
  closedFrom: string;
  closedTo: string;
  reason: string;
  reasonExample: string;
  notice: string;
  noticeText: string;
  noticeExample: string;
  noticeTo: string;
  price: string;
  whichItem: string;
  noItem: string;
  noList: string;
  priceOf: (item: string) => string;
  onRequest: string;
  wholeItem: string;
  allItems: string;
  week: string;
  /** In a season: 'Winter'. */
  weekOf: (season: string) => string;
  weekInForm: string;
  opens: string;
  closes: string;
  /** For the second interval of a day. */
  opensAgain: string;
  closesAgain: string;
  bothEmpty: string;
  publish: string;
  publishing: string;
  published: string;
  cancel: string;
  allHours: string;
  allNotices: string;
  add: string;
  picture: string;
  /** @param sent from 0 to 1 */
  uploading: (sent: number) => string;
  waiting: string;
  nothingWaiting: string;
  more: (count: number) => string;
  untitled: string;
  everything: string;
  /** A text's label, followed by its language. */
  inLanguage: (label: string, language: string) => string;
  optional: (label: string) => string;
  offline: string;
  signedOut: string;
  failed: string;
  refused: Record<Reason, string | ((opens: string) => string)> &
    Record<'missing' | 'past' | 'endsBefore', string> & {
      /** For a price that is at least ten times the last one, or at most a tenth. */
      isMeant: (before: string, now: string) => string;
    };
}

export const startWords: Record<Language, StartWords> = {
  de: {
    today: (date) => `Heute, ${date}`,
    open: (times) => `${times} geöffnet`,
    closed: 'Geschlossen',
    closedFor: (notes) => `Geschlossen: ${notes}`,
    unknown: 'Zu heute ist nichts eingetragen.',
    unsure:
      'Heute ist ein besonderer Tag. Ob Sie geöffnet haben, zeigt Ihre Website erst, wenn Sie es hier bestätigen.',
    asUsual: 'Heute wie üblich geöffnet',
    asUsualToday: (times) => `Ihre Website sagt dann: heute ${times} geöffnet.`,
    closeEarlier: 'Heute früher schließen',
    closesAt: 'Wir schließen heute um',
    closedDay: 'Geschlossenen Tag eintragen',
    closedFrom: 'Geschlossen am',
    closedTo: 'Bis einschließlich',
    reason: 'Anlass',
    reasonExample: 'Inventur',
    notice: 'Hinweis auf jede Seite setzen',
    noticeText: 'Hinweis',
    noticeExample: 'Am 24. Dezember schließen wir um 12 Uhr.',
    noticeTo: 'Zu sehen bis',
    price: 'Preis ändern',
    whichItem: 'Welcher Artikel?',
    noList:
      'Die Artikel lassen sich gerade nicht laden. Bitte versuchen Sie es gleich noch einmal.',
    noItem: 'Dazu gibt es keinen veröffentlichten Artikel.',
    priceOf: (item) => `Neuer Preis in Euro: ${item}`,
    onRequest: 'auf Anfrage',
    wholeItem: 'Alles zu diesem Artikel',
    allItems: 'Alle Artikel',
    week: 'Ihre Woche',
    weekOf: (season) => `Ihre Woche: ${season}`,
    weekInForm: 'Ihre Woche ändern',
    opens: 'Öffnet um',
    closes: 'Schließt um',
    opensAgain: 'Öffnet wieder um',
    closesAgain: 'Schließt dann um',
    bothEmpty: 'Lassen Sie beide Felder leer, wenn geschlossen ist.',
    publish: 'Veröffentlichen',
    publishing: 'Wird veröffentlicht …',
    published: 'Veröffentlicht. In wenigen Sekunden steht es auf Ihrer Website.',
    cancel: 'Abbrechen',
    allHours: 'Alle Öffnungszeiten',
    allNotices: 'Alle Hinweise',
    add: 'Neu',
    picture: 'Bild',
    uploading: (sent) => `Wird hochgeladen … ${Math.floor(sent * 100)}\u00a0%`,
    waiting: 'Noch nicht veröffentlicht',
    nothingWaiting: 'Alles, was Sie geschrieben haben, ist veröffentlicht.',
    more: (count) => (count === 1 ? 'und ein weiteres' : `und ${count} weitere`),
    untitled: 'Ohne Namen',
    everything: 'Alle Bereiche',
    inLanguage: (label, language) => `${label} (${language})`,
    optional: (label) => `${label}, freiwillig`,
    offline:
      'Nicht veröffentlicht: Es gibt gerade keine Verbindung. Was Sie geschrieben haben, bleibt hier stehen. Bitte versuchen Sie es gleich noch einmal.',
    signedOut: 'Nicht veröffentlicht: Bitte melden Sie sich in einem neuen Tab wieder an.',
    failed:
      'Nicht veröffentlicht. Bitte versuchen Sie es noch einmal, oder nutzen Sie das Formular.',
    refused: {
      missing: 'Bitte füllen Sie dieses Feld aus.',
      past: 'Dieser Tag ist schon vorbei.',
      endsBefore: 'Der letzte Tag liegt vor dem ersten.',
      isMeant: (before, now) =>
        `Bisher ${before}, jetzt ${now}. Wenn das stimmt, tippen Sie noch einmal auf „Veröffentlichen“.`,
      beforeOpening: (opens) =>
        `Heute öffnen Sie erst um ${opens}. Meinen Sie nachmittags, schreiben Sie zum Beispiel 16.`,
      taken:
        'Dazu gibt es schon einen Eintrag, der mehrere Tage umfasst oder einen davon. Ändern Sie ihn bitte unter „Alle Öffnungszeiten“.',
      unpublished:
        'Ihre Öffnungszeiten sind zurzeit nicht veröffentlicht. Veröffentlichen Sie sie bitte zuerst unter „Alle Öffnungszeiten“.',
      olderForm: 'Diese Zeiten ändern Sie bitte unter „Alle Öffnungszeiten“.',
    },
  },
  en: {
    today: (date) => `Today, ${date}`,
    open: (times) => `Open ${times}`,
    closed: 'Closed',
    closedFor: (notes) => `Closed: ${notes}`,
    unknown: 'No hours are entered for today.',
    unsure:
      'Today is a special day. Your website does not say whether you are open until you confirm it here.',
    asUsual: 'Open as usual today',
    asUsualToday: (times) => `Your website will then say: open today ${times}.`,
    closeEarlier: 'Close early today',
    closesAt: 'We close today at',
    closedDay: 'Add a day when you are closed',
    closedFrom: 'Closed on',
    closedTo: 'Up to and including',
    reason: 'Reason',
    reasonExample: 'Stocktaking',
    notice: 'Put a notice on every page',
    noticeText: 'Notice',
    noticeExample: 'We close at noon on 24 December.',
    noticeTo: 'Shown until',
    price: 'Change a price',
    whichItem: 'Which item?',
    noList: 'The items can’t be loaded just now. Please try again in a moment.',
    noItem: 'No published item matches this.',
    priceOf: (item) => `New price in euros: ${item}`,
    onRequest: 'on request',
    wholeItem: 'Everything about this item',
    allItems: 'All items',
    week: 'Your week',
    weekOf: (season) => `Your week: ${season}`,
    weekInForm: 'Change your week',
    opens: 'Opens at',
    closes: 'Closes at',
    opensAgain: 'Opens again at',
    closesAgain: 'Then closes at',
    bothEmpty: 'Leave both fields empty if you are closed.',
    publish: 'Publish',
    publishing: 'Publishing …',
    published: 'Published. It will be on your website in a few seconds.',
    cancel: 'Cancel',
    allHours: 'All opening hours',
    allNotices: 'All notices',
    add: 'New',
    picture: 'Picture',
    uploading: (sent) => `Uploading … ${Math.floor(sent * 100)}%`,
    waiting: 'Not published yet',
    nothingWaiting: 'Everything you have written is published.',
    more: (count) => `and ${count} more`,
    untitled: 'Untitled',
    everything: 'All sections',
    inLanguage: (label, language) => `${label} (${language})`,
    optional: (label) => `${label} (optional)`,
    offline:
      'Not published: there is no connection just now. What you have written stays here. Please try again in a moment.',
    signedOut: 'Not published: please sign in again in a new tab.',
    failed: 'Not published. Please try again, or use the form.',
    refused: {
      missing: 'Please fill in this field.',
      past: 'This day is already over.',
      endsBefore: 'The last day is before the first.',
      isMeant: (before, now) =>
        `It was ${before} and is now ${now}. If that is right, tap “Publish” again.`,
      beforeOpening: (opens) =>
        `You open at ${opens} today. If you mean the afternoon, write 16, for example.`,
      taken:
        'There is already an entry for several days that include this, or for one of them. Please change it under “All opening hours”.',
      unpublished:
        'Your opening hours are not published at the moment. Please publish them first under “All opening hours”.',
      olderForm: 'Please change these hours under “All opening hours”.',
    },
  },
  fr: {
    today: (date) => `Aujourd’hui, ${date}`,
    open: (times) => `Ouvert ${times}`,
    closed: 'Fermé',
    closedFor: (notes) => `Fermé\u00a0: ${notes}`,
    unknown: 'Aucun horaire n’est indiqué pour aujourd’hui.',
    unsure:
      'Aujourd’hui est un jour particulier. Votre site ne dira si vous êtes ouvert qu’une fois que vous l’aurez confirmé ici.',
    asUsual: 'Ouvert comme d’habitude aujourd’hui',
    asUsualToday: (times) => `Votre site indiquera alors\u00a0: ouvert aujourd’hui ${times}.`,
    closeEarlier: 'Fermer plus tôt aujourd’hui',
    closesAt: 'Aujourd’hui, nous fermons à',
    closedDay: 'Ajouter un jour de fermeture',
    closedFrom: 'Fermé le',
    closedTo: 'Jusqu’au (inclus)',
    reason: 'Motif',
    reasonExample: 'Inventaire',
    notice: 'Afficher une annonce sur toutes les pages',
    noticeText: 'Annonce',
    noticeExample: 'Le 24 décembre, nous fermons à midi.',
    noticeTo: 'Affichée jusqu’au',
    price: 'Changer un prix',
    whichItem: 'Quel article\u202f?',
    noList: 'Impossible de charger les articles. Veuillez réessayer dans un instant.',
    noItem: 'Aucun article publié ne correspond.',
    priceOf: (item) => `Nouveau prix en euros\u00a0: ${item}`,
    onRequest: 'sur demande',
    wholeItem: 'Toute la fiche de l’article',
    allItems: 'Tous les articles',
    week: 'Votre semaine',
    weekOf: (season) => `Votre semaine\u00a0: ${season}`,
    weekInForm: 'Modifier votre semaine',
    opens: 'Ouvre à',
    closes: 'Ferme à',
    opensAgain: 'Rouvre à',
    closesAgain: 'Puis ferme à',
    bothEmpty: 'Laissez les deux champs vides si vous êtes fermé.',
    publish: 'Publier',
    publishing: 'Publication en cours…',
    published: 'C’est publié. Dans quelques secondes, votre site sera à jour.',
    cancel: 'Annuler',
    allHours: 'Tous les horaires',
    allNotices: 'Toutes les annonces',
    add: 'Créer',
    picture: 'Image',
    uploading: (sent) => `Envoi en cours… ${Math.floor(sent * 100)}\u202f%`,
    waiting: 'Pas encore publié',
    nothingWaiting: 'Tout ce que vous avez écrit est publié.',
    more: (count) => (count === 1 ? 'et un autre' : `et ${count} autres`),
    untitled: 'Sans nom',
    everything: 'Toutes les rubriques',
    inLanguage: (label, language) => `${label} (${language})`,
    optional: (label) => `${label} (facultatif)`,
    offline:
      'Non publié\u00a0: il n’y a pas de connexion. Votre saisie reste ici. Veuillez réessayer dans un instant.',
    signedOut: 'Non publié\u00a0: veuillez vous reconnecter dans un nouvel onglet.',
    failed: 'Non publié. Veuillez réessayer, ou passer par le formulaire.',
    refused: {
      missing: 'Veuillez remplir ce champ.',
      past: 'Ce jour est déjà passé.',
      endsBefore: 'Le dernier jour précède le premier.',
      isMeant: (before, now) =>
        `Le prix était de ${before}, il passe à ${now}. Si c’est exact, appuyez de nouveau sur «\u202fPublier\u202f».`,
      beforeOpening: (opens) =>
        `Aujourd’hui, vous n’ouvrez qu’à ${opens}. Pour l’après-midi, écrivez par exemple 16.`,
      taken:
        'Il existe déjà une entrée pour plusieurs jours dont celui-ci, ou pour l’un d’eux. Veuillez la modifier sous «\u202fTous les horaires\u202f».',
      unpublished:
        'Vos horaires ne sont pas publiés en ce moment. Veuillez d’abord les publier sous «\u202fTous les horaires\u202f».',
      olderForm: 'Veuillez modifier ces horaires sous «\u202fTous les horaires\u202f».',
    },
  },
};
