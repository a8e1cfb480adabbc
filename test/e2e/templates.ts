import type { Language } from '#model/language.ts';
import type { TemplateKey } from '#model/views/pages.ts';
import { missingPaths } from '../support/demo-shop.ts';

/** A page of each template in the languages that have one. */
const pages: Record<TemplateKey, Partial<Record<Language, string>>> = {
  'template-home': { de: '/', en: '/en', fr: '/fr' },
  // Every category of the demo shop has items.
  'template-category': {},
  'template-list': { de: '/uhren', en: '/en/watches' },
  // The shop window of the demo shop has a display.
  'template-window': {},
  'template-display': { de: '/digitales-schaufenster', en: '/en/store-window' },
  'template-brands': { de: '/marken', en: '/en/brands', fr: '/fr/marques' },
  'template-brand': { de: '/uhren/ostra', en: '/en/watches/ostra', fr: '/fr/marques/ostra' },
  'template-info': { de: '/werkstatt', en: '/en/workshop', fr: '/fr/atelier' },
  'template-events': { de: '/events', en: '/en/events' },
  'template-event': { de: '/events/perlen-knoten-2027', en: '/en/events/perlen-knoten-2027' },
  'template-contact': { de: '/kontakt', en: '/en/contact', fr: '/fr/contact' },
  'template-thanks': { de: '/danke', en: '/en/thanks', fr: '/fr/merci' },
  'template-legal': { de: '/datenschutz', en: '/en/privacy', fr: '/fr/mentions-legales' },
  'template-item': {
    de: '/uhren/ostra-elbwiese-38',
    en: '/en/watches/ostra-elbwiese-38',
  },
  'template-request-list': { de: '/merkliste', en: '/en/request-list', fr: '/fr/ma-selection' },
  'template-appointments': { de: '/termin', en: '/en/appointment', fr: '/fr/rendez-vous' },
  'template-vouchers': {
    de: '/gutscheine',
    en: '/en/gift-vouchers',
    fr: '/fr/cheques-cadeaux',
  },
  'template-not-found': missingPaths,
  'template-offline': { de: '/offline', en: '/en/offline', fr: '/fr/offline' },
};

/** The paths of one page of each template and language. */
export const templatePaths = Object.values(pages).flatMap((paths) => Object.values(paths));

/** The paths of one German page of each template. */
export const germanTemplatePaths = Object.values(pages).flatMap(({ de }) => de ?? []);
