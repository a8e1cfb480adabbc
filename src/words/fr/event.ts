import type { EventWords } from '../de/event.ts';

export const event: EventWords = {
  all: 'Tous les événements',
  where: 'Où',
  price: 'Tarif',
  seats: 'Places',
  toCalendar: 'Ajouter à l’agenda',
  subscribe: 'S’abonner à l’agenda',
  subscribeHelp: 'Tous les événements figureront dans votre agenda, les nouveaux aussi.',
  overTitle: 'Cet événement est passé',
  over: 'Vous l’avez manqué\u202f? Nous vous verrons peut-être au prochain.',
  next: 'Prochains événements',
  ask: {
    button: 'Demander une place',
    heading: 'Demandez une place',
    text: 'Nous vérifions s’il reste de la place et vous écrivons. Votre demande ne vous engage à rien.',
    name: 'Votre nom',
    persons: 'Combien de personnes\u202f?',
    message: 'Votre message (facultatif)',
    agreement: 'J’accepte que mes données soient utilisées pour répondre à ma demande.',
    send: 'Demander une place',
    directly: 'Appelez-nous ou écrivez-nous, nous verrons s’il reste de la place.',
  },
};
