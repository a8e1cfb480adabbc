import { type ConsentEntry, decisionVersion } from '#model/consent/consent.ts';
import { type Language, languages } from '#model/language.ts';
import type { Service } from '#model/services/service.ts';
import { isServiceId, ownEntries, services } from '#model/services/services.ts';
import type { Site } from '#model/site.ts';
import type { ConsentsView } from '#model/views/shell.ts';
import type { EntryWords } from '#words/consent.ts';
import { words } from '#words/words.ts';
import { digest } from '../text/digest.ts';
import { inLanguage, type PlanContext, translated, viewLink } from './context.ts';

type Entry = Site['consents'][number];
/** What content says of consents. */
type ConsentsSite = Pick<Site, 'company' | 'consents' | 'project' | 'texts' | 'mapArchive'>;
type ViewEntry = ConsentsView['entries'][number];

/** What the visitor is asked; undefined where there is nothing to decide. */
export function consentsView(context: PlanContext): ConsentsView | undefined {
  const hash = consentsHash(context.site);
  if (hash === undefined) return undefined;
  const contents = context.site.consents.filter(isChoice).map(ofContent(context));
  return { hash, entries: [functional(context), ...entriesOfKit(context), ...contents] };
}

/**
 * Names what visitors are asked in all languages, and how the answer is stored; undefined where there
 * is nothing to decide.
 */
export function consentsHash(site: ConsentsSite): string | undefined {
  const isOn = ownEntries.map(({ service }) => service.settings(site) !== undefined);
  if (!isOn.includes(true) && !site.consents.some(isChoice)) return undefined;
  const builtIn: Record<string, Record<string, EntryWords>> = {
    functional: inAllLanguages((language) => words[language].consent.functional),
  };
  for (const { id, entry } of ownEntries) {
    builtIn[id] = inAllLanguages((language) => entry.words[language]);
  }
  const operators = ownEntries.map(({ entry }) => entry.operator(site.project));
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
export function firstQuestionHash(site: ConsentsSite): string | undefined {
  const isAsked =
    ownEntries.some(({ service }) => service.settings(site) !== undefined) ||
    site.consents.some((entry) => isChoice(entry) && !isInPlace(site, entry));
  return isAsked ? consentsHash(site) : undefined;
}

function isInPlace({ project }: ConsentsSite, { function_id: id }: Entry): boolean {
  if (project.config.consent.firstQuestion !== 'site-wide' || !isServiceId(id)) return false;
  const service: Service = services[id];
  return service.asksInPlace === true;
}

/** The kit's own texts of an entry, by language. */
function inAllLanguages(of: (language: Language) => EntryWords): Record<string, EntryWords> {
  return Object.fromEntries(languages.map((language) => [language, of(language)]));
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

/** The kit's entries for services that are turned on, unless content has one of its own. */
function entriesOfKit(context: PlanContext): ConsentEntry[] {
  const { site, language } = context;
  const written = new Set(site.consents.map(({ function_id }) => function_id));
  return ownEntries
    .filter(({ id, service }) => service.settings(site) !== undefined && !written.has(id))
    .map(({ id, entry }) => {
      const isOn = entry.isOnAtFirst(site.project);
      const { display_name, description } = entry.words[language];
      const runner = entry.operator(site.project);
      return {
        function_id: id,
        display_name,
        description: runner
          ? `${description} ${words[language].consent.runBy(runner)}`
          : description,
        ...linkTo(context, entry.heading),
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
