import { createHash, randomUUID } from 'node:crypto';
import type { Language } from '#model/language.ts';
import { byCause, inOneLine } from '#model/publishing/plain-words.ts';
import type { PublishedDiagnostic } from '#model/publishing/publishing.ts';
import { words } from '#words/words.ts';
import { type PublishResult, reasonOf } from './publish-result.ts';
import type { OwnerNews } from './state.ts';

/** The owner, who gets mails about publishing. */
export interface Owner {
  /** Undefined if no address is known. */
  to: string | undefined;
  /** The shop's languages, German first if it is among them. */
  languages: readonly Language[];
  /** Origin of the site; undefined if unknown. */
  site: string | undefined;
}

/** The maximum number of mistakes in a mail. */
const most = 10;

/**
 * The mail for the owner after an attempt to publish: one for each new mistake, and one when
 * publishing works again.
 */
export function newsOf(result: PublishResult, before: OwnerNews, owner: Owner): OwnerNews {
  const mistake = mistakeOf(result);
  if (mistake === before.told) return before;
  const { to } = owner;
  if (to === undefined) return { told: mistake };
  const languages = germanFirst(owner.languages);
  const content =
    mistake === undefined ? goodAgain(owner, languages) : failed(result, owner, languages);
  return {
    told: mistake,
    mail: { id: randomUUID(), createdAt: Date.now(), to, ...content },
  };
}

/** Identifies a mistake; undefined if there is none. */
function mistakeOf({ outcome, failure, diagnostics = [] }: PublishResult): string | undefined {
  if (outcome === 'live' || outcome === 'unchanged') return undefined;
  const identity = [
    failure?.cause,
    // Numbers distinguish attempts and processes, not mistakes.
    failure?.cause === 'told' ? failure.message.replaceAll(/\d+/g, '0') : '',
    diagnostics.map(({ code, message, place }) => [code, message, place.document, place.field]),
  ];
  return createHash('sha256').update(JSON.stringify(identity)).digest('hex').slice(0, 16);
}

type MailContent = Pick<NonNullable<OwnerNews['mail']>, 'subject' | 'text'>;

function failed(result: PublishResult, { site }: Owner, languages: Language[]): MailContent {
  const { diagnostics = [] } = result;
  const [first = 'de'] = languages;
  const texts = languages.map((language) =>
    words[language].publishing.failed.text(reasonOf(result, language) ?? ''),
  );
  const own = words[first].publishing;
  const causes = byCause(diagnostics);
  const more = causes.length - most;
  const mistakes = [
    own.failed.mistakes,
    ...causes.slice(0, most).map((same) => describe(same, first)),
    ...(more > 0 ? [own.failed.moreMistakes(more)] : []),
  ];
  return {
    subject: own.failed.subject(nameOf(site, first)),
    text: together([...texts, ...(diagnostics.length > 0 ? [mistakes.join('\n\n')] : [])]),
  };
}

function goodAgain({ site }: Owner, languages: Language[]): MailContent {
  const [first = 'de'] = languages;
  return {
    subject: words[first].publishing.goodAgain.subject(nameOf(site, first)),
    text: together(
      languages.map((language) => words[language].publishing.goodAgain.text(site ?? '').trimEnd()),
    ),
  };
}

/**
 * Describes mistakes with the same cause: the message, followed by the places if there are several.
 */
function describe(same: readonly PublishedDiagnostic[], language: Language): string {
  const [only, second] = same;
  if (!only) return '';
  const said = inOneLine(only, language);
  if (!second) return [`• ${placeOf(only)}: ${said}`, only.place.url ?? []].flat().join('\n  ');
  const places = same.slice(0, most).flatMap((one) => [placeOf(one), one.place.url ?? []].flat());
  const more = same.length - most;
  const rest = more > 0 ? [words[language].publishing.failed.moreMistakes(more)] : [];
  return [`• ${said}`, ...places, ...rest].join('\n  ');
}

function placeOf({ place }: PublishedDiagnostic): string {
  // A URL already leads to the field.
  const field = place.url === undefined ? place.field : undefined;
  return [place.document, field].filter(Boolean).join(', ');
}

function together(parts: readonly string[]): string {
  return `${parts.join('\n\n———\n\n')}\n`;
}

function nameOf(site: string | undefined, language: Language): string {
  return (site && URL.parse(site)?.hostname) ?? words[language].publishing.website;
}

function germanFirst(languages: readonly Language[]): Language[] {
  return languages.toSorted((one, other) => Number(other === 'de') - Number(one === 'de'));
}
