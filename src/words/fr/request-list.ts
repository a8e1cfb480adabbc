import type { RequestListWords } from '../de/request-list.ts';

export const requestList: RequestListWords = {
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
