import { type ConsentEntry, decisionVersion } from '#model/consent/consent.ts';
import { languages } from '#model/language.ts';
import type { ServiceSite } from '#model/services/service.ts';
import { isServiceId, type OwnEntryId, ownEntryIds, services } from '#model/services/services.ts';
import type { Site } from '#model/site.ts';
import type { ConsentsView } from '#model/views/shell.ts';
import type { Consent } from '#words/consent.ts';
import { words } from '#words/words.ts';
import { digest } from '../text/digest.ts';
import { inLanguage, type PlanContext, translated, viewLink } from './context.ts';

type Entry = Site['consents'][number];
type ViewEntry = ConsentsView['entries'][number];
type KitEntryId = 'functional' | OwnEntryId;

/** What the visitor is asked; undefined where there is nothing to decide. */
export function consentsView(context: PlanContext): ConsentsView | undefined {
  const hash = consentsHash(context.site);
  if (hash === undefined) return undefined;
  const contents = context.site.consents.filter(isChoice).map(ofContent(context));
  return { hash, entries: [functional(context), ...ownEntries(context), ...contents] };
}

/**
 * Names what visitors are asked in all languages, and how the answer is stored; undefined where there
 * is nothing to decide.
 */
export function consentsHash(site: ServiceSite & Pick<Site, 'consents'>): string | undefined {
  const isOn = ownEntryIds.map((id) => services[id].settings(site) !== undefined);
  if (!isOn.includes(true) && !site.consents.some(isChoice)) return undefined;
  const builtIn = Object.fromEntries(
    (['functional', ...ownEntryIds] as const).map((id) => [id, inAllLanguages(id)]),
  );
  const operators = ownEntryIds.map((id) => services[id].ownEntry.operator(site.project));
  return digest(
    JSON.stringify([
      decisionVersion,
      site.consents,
      site.project.config.consent.firstQuestion,
      ...isOn,
      ...operators,
      builtIn,
    ]),
  );
}

/** The same, where visitors are asked as soon as they come: not of what is asked in its place. */
export function firstQuestionHash(site: Parameters<typeof consentsHash>[0]): string | undefined {
  const isAsked =
    ownEntryIds.some((id) => services[id].settings(site) !== undefined) ||
    site.consents.some((entry) => isChoice(entry) && !isInPlace(site, entry));
  return isAsked ? consentsHash(site) : undefined;
}

function isInPlace({ project }: ServiceSite, { function_id: id }: Entry): boolean {
  return (
    project.config.consent.firstQuestion === 'site-wide' &&
    isServiceId(id) &&
    'asksInPlace' in services[id]
  );
}

/** The kit's own texts, by language. */
function inAllLanguages(entry: KitEntryId): Record<string, Consent[KitEntryId]> {
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

/** The kit's entries for services that are turned on and that the content brings none for. */
function ownEntries(context: PlanContext): ConsentEntry[] {
  const { site } = context;
  const written = new Set(site.consents.map(({ function_id }) => function_id));
  return ownEntryIds
    .filter((id) => services[id].settings(site) !== undefined && !written.has(id))
    .map((id) => {
      const { heading, isOnAtFirst, operator } = services[id].ownEntry;
      const isOn = isOnAtFirst(site.project);
      const { [id]: text, runBy } = words[context.language].consent;
      const runner = operator(site.project);
      return {
        function_id: id,
        display_name: text.display_name,
        description: runner ? `${text.description} ${runBy(runner)}` : text.description,
        ...linkTo(context, heading),
        default_on: isOn,
        consentGiven: isOn,
        locked: false,
      };
    });
}

function ofContent(context: PlanContext) {
  return (entry: Entry): ViewEntry => ({
    function_id: entry.function_id,
    ...wordsOf(context, entry),
    ...linkTo(context, entry.link),
    default_on: entry.default_on,
    consentGiven: false,
    locked: false,
    ...(isInPlace(context.site, entry) ? { inPlace: true } : {}),
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
