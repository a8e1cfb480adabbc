/** The words of the form that asks for a voucher. */
export const vouchers = {
  heading: 'Gutschein anfragen',
  text: 'Bezahlt wird hier nichts. Wir melden uns und sagen Ihnen, wie es weitergeht; bestellt ist der Gutschein erst, wenn wir ihn bestätigt haben.',
  amount: 'Betrag in Euro',
  /** Of a button that fills the amount in. */
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

export type VoucherWords = typeof vouchers;
