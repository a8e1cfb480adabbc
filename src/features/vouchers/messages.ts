import type { Language } from '#words/languages.ts';

const de = {
  heading: 'Gutschein anfragen',
  text: 'Bezahlt wird hier nichts. Wir melden uns und sagen Ihnen, wie es weitergeht; bestellt ist der Gutschein erst, wenn wir ihn bestätigt haben.',
  amount: 'Betrag in Euro',
  /** The label of a button that fills in the amount. */
  sum: (euros: number) => `${euros.toLocaleString('de')}\u00a0€`,
  range: (least: number, most: number) =>
    `Jeder volle Betrag von ${least.toLocaleString('de')} bis ${most.toLocaleString('de')} Euro.`,
  motif: 'Motiv',
  anyMotif: 'Suchen Sie eines aus',
  delivery: 'Wie soll er zu Ihnen kommen?',
  ways: { collect: 'Ich hole ihn ab', post: 'Mit der Post' },
  address: 'Wohin dürfen wir ihn schicken? (nur bei Versand)',
  recipient: 'Für wen ist er? (freiwillig)',
  message: 'Noch ein Wunsch? (freiwillig)',
  send: 'Gutschein anfragen',
  directly: 'Rufen Sie an oder schreiben Sie uns: Betrag nennen, fertig.',
  sent: {
    heading: 'Ihre Anfrage ist bei uns',
    text: 'Bestellt ist noch nichts: Wir melden uns bei Ihnen, bestätigen den Gutschein und sagen Ihnen, wie Sie ihn bezahlen können.',
    again: 'Noch einen Gutschein anfragen',
  },
};

/** Messages of the page on which visitors ask for a voucher. */
export type VoucherMessages = typeof de;

const en: VoucherMessages = {
  heading: 'Request a voucher',
  text: 'You pay nothing here. We will get in touch and tell you what comes next; the voucher is ordered only once we have confirmed it.',
  amount: 'Amount in euros',
  sum: (euros) => `€${euros.toLocaleString('en')}`,
  range: (least, most) =>
    `Any whole amount from €${least.toLocaleString('en')} to €${most.toLocaleString('en')}.`,
  motif: 'Design',
  anyMotif: 'No preference',
  delivery: 'How would you like to receive it?',
  ways: { collect: 'I will collect it', post: 'By post' },
  address: 'Where may we send it? (postal delivery only)',
  recipient: 'Who is it for? (optional)',
  message: 'Anything else? (optional)',
  send: 'Request voucher',
  directly: 'Call or write to us and name an amount: that is all it takes.',
  sent: {
    heading: 'Your request has reached us',
    text: 'Nothing is ordered yet: we will get in touch, confirm the voucher and tell you how to pay for it.',
    again: 'Request another voucher',
  },
};

const fr: VoucherMessages = {
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

export const voucherMessages: Record<Language, VoucherMessages> = { de, en, fr };
