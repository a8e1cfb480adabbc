import { homePath, type Language } from '#model/language.ts';
import type { ContactFormView, FormView } from '#model/views/forms.ts';
import { pageLink, pathOf, type PlanContext } from './context.ts';
import { pageTitle } from './page-title.ts';

/** The contact form; undefined where no server takes forms. */
export function contactForm(context: PlanContext): ContactFormView | undefined {
  return messageForm(context, pathOf(context, 'contact'));
}

/** The form by which a page takes requests; undefined if no server takes forms. */
export function requestForm(
  context: PlanContext,
  path: string | undefined,
): ContactFormView | undefined {
  return messageForm(context, path);
}

function messageForm(context: PlanContext, path: string | undefined): ContactFormView | undefined {
  const form = formOn(context, path);
  return form && { ...form, thanks: pathOf(context, 'thanks') ?? homePath(context.language) };
}

/** What forms on a page have in common; undefined if no server takes forms. */
export function formOn(context: PlanContext, path: string | undefined): FormView | undefined {
  const { endpoint } = context.site.project.config.forms;
  if (endpoint === 'off') return undefined;
  const privacy = pageLink(context, 'privacy', pageTitle(context, 'privacy'));
  return {
    server: endpoint === '/' ? '' : endpoint,
    page: path ?? homePath(context.language),
    ...(privacy ? { privacy } : {}),
  };
}

/** What something is called, by language. */
export function namesOf(translations: readonly { language: Language; name: string }[]) {
  return Object.fromEntries(translations.map(({ language, name }) => [language, name]));
}
