import type { Page } from '#model/entities/page.ts';
import type { Language } from '#model/language.ts';
import type { PageKey } from '#model/pages/system-pages.ts';
import type { PlanContext } from './context.ts';
import { pageTitle } from './page-title.ts';

/** The leads of pages that say something even where content has no record of them. */
const defaultLeads: Partial<Record<PageKey, Record<Language, string>>> = {
  offline: {
    de: 'Diese Seite konnte nicht geladen werden. Sobald Sie wieder online sind, ist sie für Sie da. Seiten, die Sie schon besucht haben, öffnen sich meist auch ohne Internet.',
    en: 'This page couldn’t be loaded. It will be here as soon as you’re back online. Pages you have already visited will usually open without a connection.',
    fr: 'Cette page n’a pas pu être chargée. Elle s’affichera dès que vous serez de nouveau en ligne. Les pages que vous avez déjà consultées s’ouvrent le plus souvent sans connexion.',
  },
};

/** The record of a page; one with a title and nothing else where content has none. */
export function recordOf(context: PlanContext, key: PageKey): Page {
  const { language } = context;
  return (
    context.site.pages.find((page) => page.key === key) ?? {
      key,
      gallery: [],
      teasers: [],
      translations: [
        { language, title: pageTitle(context, key), lead: defaultLeads[key]?.[language], text: '' },
      ],
    }
  );
}
