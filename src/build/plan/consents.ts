import { builtInTexts } from '#model/consent/built-in.ts';
import { type ConsentEntry, decisionVersion } from '#model/consent/consent.ts';
import type { Site } from '#model/site.ts';
import type { ConsentsView } from '#model/views/shell.ts';
import { digest } from '../pages.ts';
import { inLanguage, type PlanContext, translated, viewLink } from './context.ts';

/** Where the privacy notice speaks of Matomo (specification, section 2). */
export const matomoHeading = 'privacy#matomo-ehemals-piwik';

/** What the visitor is asked; undefined where there is nothing to decide. */
export function consentsView(context: PlanContext): ConsentsView | undefined {
  const hash = consentsHash(context.site);
  if (hash === undefined) return undefined;
  const contents = context.site.consents.map(ofContent(context));
  return { hash, entries: [functional(context), ...analytics(context), ...contents] };
}

/**
 * Names what visitors are asked in all languages, and how the answer is stored; undefined where there
 * is nothing to decide.
 */
export function consentsHash({
  consents,
  project,
}: Pick<Site, 'consents' | 'project'>): string | undefined {
  const hasAnalytics = project.config.matomo !== undefined;
  if (!hasAnalytics && consents.length === 0) return undefined;
  return digest(JSON.stringify([decisionVersion, consents, hasAnalytics, builtInTexts]));
}

function functional(context: PlanContext): ConsentEntry {
  return {
    function_id: 'functional',
    ...builtInTexts.functional[context.language],
    ...linkTo(context, 'privacy#cookies'),
    default_on: true,
    consentGiven: true,
    locked: true,
  };
}

/** The kit's entry for Matomo, where it is set up and the content brings none of its own. */
function analytics(context: PlanContext): ConsentEntry[] {
  const { consents, project } = context.site;
  const { matomo, consent } = project.config;
  if (!matomo || consents.some(({ function_id }) => function_id === 'matomo')) return [];
  const isOn = consent.analyticsDefault === 'on';
  return [
    {
      function_id: 'matomo',
      ...builtInTexts.matomo[context.language],
      ...linkTo(context, matomoHeading),
      default_on: isOn,
      consentGiven: isOn,
      locked: false,
    },
  ];
}

function ofContent(context: PlanContext) {
  return (entry: PlanContext['site']['consents'][number]): ConsentsView['entries'][number] => {
    const text = entry.translations && translated(context, entry.translations);
    return {
      function_id: entry.function_id,
      display_name: text?.display_name ?? entry.display_name,
      description: text?.description ?? entry.description,
      ...(text ? inLanguage(text) : {}),
      ...linkTo(context, entry.link),
      default_on: entry.default_on,
      consentGiven: false,
      locked: false,
    };
  };
}

function linkTo(context: PlanContext, target: string | undefined): { link?: string } {
  const link = target === undefined ? undefined : viewLink(context, target, '');
  return link ? { link: link.href } : {};
}
