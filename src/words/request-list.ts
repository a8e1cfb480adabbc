import type { Language } from './languages.ts';
import type { Plural } from './plural.ts';

const de = {
  remember: 'Merken',
  /** For a card's button, which only shows a heart. */
  rememberItem: (name: string) => `${name} merken`,
  open: 'Zur Merkliste',
  full: 'Ihre Merkliste ist voll. Sobald Sie sie gesendet haben, ist wieder Platz.',
  count: (count: number): Plural => ({ one: 'Ein Stück', other: `${count} Stücke` }),
  kept: 'Die Liste bleibt in diesem Browser, bis Sie sie senden oder leeren. Vorher erfährt niemand davon, auch wir nicht.',
  empty: 'Ihre Merkliste ist noch leer.',
  emptyHelp:
    'Tippen Sie bei einem Stück auf „Merken“, dann finden Sie es hier wieder und können alles auf einmal anfragen.',
  note: 'Anmerkung, etwa zur Größe',
  noteOf: (name: string) => `Anmerkung zu ${name}, etwa zur Größe`,
  remove: 'Entfernen',
  removeItem: (name: string) => `${name} von der Liste nehmen`,
  removed: (name: string) => `„${name}“ steht nicht mehr auf der Liste.`,
  undo: 'Rückgängig machen',
  renamed: (before: string) => `Hieß bisher „${before}“.`,
  gone: 'Dieses Stück ist inzwischen nicht mehr da.',
  missing: 'Dieses Stück führen wir nicht mehr. Fragen können Sie trotzdem danach.',
  print: 'Liste drucken',
  ask: {
    heading: 'Alles auf einmal anfragen',
    text: 'Wir sehen nach, was da ist, und melden uns bei Ihnen. Ihre Anfrage ist unverbindlich.',
  },
  withoutScript:
    'Die Merkliste braucht JavaScript. Rufen Sie uns einfach an, oder schreiben Sie uns, welche Stücke Ihnen gefallen: Wir sehen nach, was da ist.',
};

/** Messages of the list of items that a visitor wants to ask about. */
export type RequestListWords = typeof de;

const en: RequestListWords = {
  remember: 'Save',
  rememberItem: (name) => `Save ${name}`,
  open: 'Go to my list',
  full: 'Your list is full. There will be room again once you have sent it.',
  count: (count) => ({ one: 'One piece', other: `${count} pieces` }),
  kept: 'The list stays in this browser until you send or clear it. Nobody sees it before then, not even us.',
  empty: 'Your list is still empty.',
  emptyHelp:
    'Choose ‘Save’ on a piece, and you will find it here, ready to ask about everything at once.',
  note: 'Note, such as the size',
  noteOf: (name) => `Note on ${name}, such as the size`,
  remove: 'Remove',
  removeItem: (name) => `Remove ${name} from the list`,
  removed: (name) => `‘${name}’ is no longer on the list.`,
  undo: 'Undo',
  renamed: (before) => `Was called ‘${before}’ before.`,
  gone: 'This piece is no longer available.',
  missing: 'We no longer carry this piece. You are welcome to ask about it all the same.',
  print: 'Print list',
  ask: {
    heading: 'Ask about all of them',
    text: 'We will check what we have and get back to you. Asking commits you to nothing.',
  },
  withoutScript:
    'The list needs JavaScript. Just call us or write to tell us which pieces you like, and we will check what we have.',
};

const fr: RequestListWords = {
  remember: 'Ajouter à ma sélection',
  rememberItem: (name) => `Ajouter ${name} à ma sélection`,
  open: 'Voir ma sélection',
  full: 'Votre sélection est complète. Il y aura de nouveau de la place une fois qu’elle sera envoyée.',
  count: (count) => ({ one: 'Une pièce', other: `${count} pièces` }),
  kept: 'La sélection reste dans ce navigateur jusqu’à ce que vous l’envoyiez ou la vidiez. Personne ne la voit avant, pas même nous.',
  empty: 'Votre sélection est encore vide.',
  emptyHelp:
    'Choisissez «\u00a0Ajouter à ma sélection\u00a0» à côté d’une pièce\u00a0: vous la retrouverez ici et pourrez vous renseigner sur toutes en une fois.',
  note: 'Remarque, la taille par exemple',
  noteOf: (name) => `Remarque sur ${name}, la taille par exemple`,
  remove: 'Retirer',
  removeItem: (name) => `Retirer ${name} de la sélection`,
  removed: (name) => `«\u00a0${name}\u00a0» ne figure plus dans la sélection.`,
  undo: 'Annuler',
  renamed: (before) => `S’appelait auparavant «\u00a0${before}\u00a0».`,
  gone: 'Cette pièce n’est plus disponible.',
  missing: 'Nous ne proposons plus cette pièce. Vous pouvez tout de même vous renseigner.',
  print: 'Imprimer la sélection',
  ask: {
    heading: 'Un seul message pour toute la sélection',
    text: 'Nous vérifions ce qui est disponible et revenons vers vous. Votre demande est sans engagement.',
  },
  withoutScript:
    'La sélection a besoin de JavaScript. Appelez-nous ou écrivez-nous simplement quelles pièces vous plaisent\u00a0: nous vérifierons ce qui est disponible.',
};

export const requestListWords: Record<Language, RequestListWords> = { de, en, fr };
