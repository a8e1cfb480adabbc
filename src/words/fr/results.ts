import type { Results } from '../de/results.ts';

export const results: Results = {
  newsletter: {
    thanks: 'Merci pour votre inscription\u202f!',
    confirm:
      'Nous venons de vous envoyer un e-mail. Confirmez votre inscription grâce au lien qu’il contient.',
    lookForMail:
      'Regardez dans votre boîte de réception et dans vos courriers indésirables\u00a0: notre e-mail avec le lien de confirmation s’y trouve.',
  },
  unexpected: 'Une erreur inattendue est survenue',
};
