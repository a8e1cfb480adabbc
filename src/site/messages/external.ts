import type { Language } from '#model/language.ts';
import { useLanguage } from './messages.tsx';

/** The words about content of others: apart from those of the frame, which every page loads. */
interface ExternalMessages {
  whoGetsWhat: (service: string, operator: string) => string;
  moreOnPrivacy: string;
  loadOnce: string;
  loadAlways: (service: string) => string;
  openAt: (service: string) => string;
  isLoading: (service: string) => string;
  hasFailed: (service: string) => string;
}

const messages: Record<Language, ExternalMessages> = {
  de: {
    whoGetsWhat: (service, operator) =>
      `Das zeigt Ihnen ${service}. Beim Laden erfährt der Anbieter, ${operator}, Ihre IP-Adresse, welchen Browser Sie nutzen und dass Sie diese Seite ansehen. Er kann dabei auch Cookies setzen.`,
    moreOnPrivacy: 'Mehr zum Datenschutz',
    loadOnce: 'Einmal laden',
    loadAlways: (service) => `${service} immer laden`,
    openAt: (service) => `Bei ${service} ansehen`,
    isLoading: (service) => `${service} wird geladen …`,
    hasFailed: (service) => `${service} lässt sich gerade nicht laden.`,
  },
  en: {
    whoGetsWhat: (service, operator) =>
      `This is shown by ${service}. Once you load it, its provider, ${operator}, learns your IP address, which browser you use and that you are viewing this page. It may also set cookies.`,
    moreOnPrivacy: 'More about privacy',
    loadOnce: 'Load once',
    loadAlways: (service) => `Always load ${service}`,
    openAt: (service) => `View at ${service}`,
    isLoading: (service) => `Loading ${service} …`,
    hasFailed: (service) => `${service} cannot be loaded just now.`,
  },
  fr: {
    whoGetsWhat: (service, operator) =>
      `Ce contenu vient de ${service}. Si vous le chargez, son fournisseur, ${operator}, connaîtra votre adresse IP, le navigateur que vous utilisez et le fait que vous consultez cette page. Il peut aussi déposer des cookies.`,
    moreOnPrivacy: 'En savoir plus sur la protection des données',
    loadOnce: 'Charger une fois',
    loadAlways: (service) => `Toujours charger ${service}`,
    openAt: (service) => `Voir sur ${service}`,
    isLoading: (service) => `Chargement de ${service} …`,
    hasFailed: (service) => `${service} ne peut pas être chargé pour le moment.`,
  },
};

export function useExternalMessages(): ExternalMessages {
  return messages[useLanguage()];
}
