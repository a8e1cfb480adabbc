import type { VoucherWords } from '../de/vouchers.ts';

export const vouchers: VoucherWords = {
  heading: 'Demander un chèque-cadeau',
  text: 'Vous ne payez rien ici. Nous vous recontactons pour la suite\u202f; le chèque-cadeau n’est commandé qu’une fois que nous l’avons confirmé.',
  amount: 'Montant en euros',
  sum: (euros) => `${euros.toLocaleString('fr')}\u00a0€`,
  range: (least, most) =>
    `Tout montant entier, de ${least.toLocaleString('fr')} à ${most.toLocaleString('fr')} euros.`,
  motif: 'Motif',
  anyMotif: 'Sans préférence',
  delivery: 'Comment souhaitez-vous le recevoir\u202f?',
  ways: { collect: 'Je passe le prendre', post: 'Par la poste' },
  address: 'Où pouvons-nous l’envoyer\u202f? (par la poste seulement)',
  recipient: 'Pour qui est-il\u202f? (facultatif)',
  message: 'Un autre souhait\u202f? (facultatif)',
  send: 'Demander ce chèque-cadeau',
  directly: 'Appelez-nous ou écrivez-nous\u00a0: un montant suffit.',
  sent: {
    heading: 'Votre demande nous est parvenue',
    text: 'Rien n’est encore commandé\u00a0: nous vous recontactons pour confirmer le chèque et vous dire comment le régler.',
    again: 'Demander un autre chèque-cadeau',
  },
};
