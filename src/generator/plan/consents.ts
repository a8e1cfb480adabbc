import { type ConsentEntry, decisionVersion } from '#model/consent/consent.ts';
import { languages } from '#model/language.ts';
import type { Site } from '#model/site.ts';
import type { ConsentsView } from '#model/views/shell.ts';
import type { Consent } from '#words/de/consent.ts';
import { words } from '#words/words.ts';
import { digest } from '../text/digest.ts';
import { inLanguage, type PlanContext, translated, viewLink } from './context.ts';

type Entry = Site['consents'][number];
type ViewEntry = ConsentsView['entries'][number];

/** Where the privacy notice speaks of Matomo (specification, section 2). */
export const matomoHeading = 'privacy#matomo-ehemals-piwik';

/** What the visitor is asked; undefined where there is nothing to decide. */
export function consentsView(context: PlanContext): ConsentsView | undefined {
  const hash = consentsHash(context.site);
  if (hash === undefined) return undefined;
  const contents = context.site.consents.filter(isChoice).map(ofContent(context));
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
  if (!hasAnalytics && !consents.some(isChoice)) return undefined;
  const builtIn = { functional: inAllLanguages('functional'), matomo: inAllLanguages('matomo') };
  return digest(JSON.stringify([decisionVersion, consents, hasAnalytics, builtIn]));
}

/** The kit's own texts, by language. */
function inAllLanguages(entry: keyof Consent): Record<string, Consent[keyof Consent]> {
  return Object.fromEntries(
    languages.map((language) => [language, words[language].consent[entry]]),
  );
}

/** What is needed for the site to run is no choice of the visitor. */
function isChoice({ function_id }: Entry): boolean {
  return function_id !== 'functional';
}

/** The kit's entry, with the words of the content where it has some. */
function functional(context: PlanContext): ViewEntry {
  const own = context.site.consents.find((entry) => !isChoice(entry));
  return {
    function_id: 'functional',
    ...(own ? wordsOf(context, own) : words[context.language].consent.functional),
    ...linkTo(context, own?.link ?? 'privacy#cookies'),
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
      ...words[context.language].consent.matomo,
      ...linkTo(context, matomoHeading),
      default_on: isOn,
      consentGiven: isOn,
      locked: false,
    },
  ];
}

function ofContent(context: PlanContext) {
  return (entry: Entry): ViewEntry => ({
    function_id: entry.function_id,
    ...wordsOf(context, entry),
    ...linkTo(context, entry.link),
    default_on: entry.default_on,
    consentGiven: false,
    locked: false,
  });
}

function wordsOf(context: PlanContext, entry: Entry) {
  const text = entry.translations && translated(context, entry.translations);
  return {
    display_name: text?.display_name ?? entry.display_name,
    description: text?.description ?? entry.description,
    ...(text ? inLanguage(text) : {}),
  };
}

function linkTo(context: PlanContext, target: string | undefined): { link?: string } {
  const link = target === undefined ? undefined : viewLink(context, target, '');
  return link ? { link: link.href } : {};
}
