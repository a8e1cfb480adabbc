import { collections, type Entry } from '#content/records/draft.ts';
import { planCheck, type PlanContext } from './check.ts';
import { fieldPlace } from './field-place.ts';
import { readStarterTexts, sentencesOf, type StarterTexts, textsIn } from './starter-texts.ts';

/** Words of sample texts and personal notes, in all languages. */
const samples =
  /\b(?:Mustertexte?|Mustermann|Musterfrau|Musterstra(?:ß|ss)e|Musterstadt|Blindtext|Lorem ipsum|Sample text|Textes?[ \u00a0-]types?|Texte d[’']exemple|TODO|FIXME|TBD|XXX)\b/;

const replace = 'Replace it with your own before the site goes online.';

/** Records with legally required texts that only the shop itself can write. */
const legal: ReadonlySet<PropertyKey> = new Set(['pages', 'legal', 'company']);

/**
 * Reports texts that must be replaced before the site goes online, in its languages: words of
 * samples, sentences of the starter's legal texts, and names of the starter's fictional shop.
 */
export const checkSampleTexts = planCheck(['sample-text', 'sample-name'], async (context) => {
  const { draft, site, report } = context;
  const starter = await readStarterTexts();
  const isStarter = site.company.company_name === starter.company;
  const records = collections
    .filter((name) => name !== 'accepted_warnings')
    .flatMap((name): readonly Entry[] => draft[name]);
  for (const { text, path } of records.flatMap(({ value, path: at }) => [...textsIn(value, at)])) {
    const sentences = sampleSentences(text, path, starter, context);
    const sample = sampleIn(text, sentences) ?? sentenceIn(text, sentences);
    const name = isStarter ? undefined : nameIn(text, path, starter);
    const found = [sample, name].filter((finding) => finding !== undefined);
    if (found.length === 0 || fieldPlace(context, path).languages.length === 0) continue;
    for (const finding of found) report({ path, ...finding });
  }
});

type Finding = Omit<Parameters<PlanContext<'sample-text' | 'sample-name'>['report']>[0], 'path'>;

function sampleIn(text: string, sentences: readonly string[]): Finding | undefined {
  const match = samples.exec(text);
  if (!match) return undefined;
  const message = `The text still says "${match[0]}".`;
  const hint =
    sentences.length > 0
      ? `${replace} These sentences come from the sample: ${quotes(sentences)}.`
      : replace;
  return { code: 'sample-text', line: lineOf(text, match.index), message, hint };
}

function sentenceIn(text: string, sentences: readonly string[]): Finding | undefined {
  const [first] = sentences;
  if (first === undefined) return undefined;
  const start = text.indexOf(first.split(' ').slice(0, 3).join(' '));
  return {
    code: 'sample-text',
    line: lineOf(text, Math.max(start, 0)),
    message: `The text still says what the sample does: ${quotes(sentences)}.`,
    hint: 'Write what is so in your shop. If a sentence is true of it, accept the warning with the reason.',
  };
}

/** The sentences that a legal text shares with the starter. */
function sampleSentences(
  text: string,
  path: readonly PropertyKey[],
  { sentences }: StarterTexts,
  { texts }: Pick<PlanContext, 'texts'>,
): string[] {
  if (!legal.has(path[0] ?? '')) return [];
  const { plainText = '' } = texts.markdown.get(text) ?? texts.html.get(text) ?? {};
  return sentencesOf(plainText).filter((sentence) => sentences.has(sentence));
}

/** The maximum number of sample sentences quoted in a message. */
const mostQuoted = 5;

function quotes(sentences: readonly string[]): string {
  const first = sentences.slice(0, mostQuoted).map((sentence) => `"${shortened(sentence)}"`);
  const more = sentences.length - first.length;
  return `${first.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function nameIn(
  text: string,
  path: readonly PropertyKey[],
  { names, displayName }: StarterTexts,
): Finding | undefined {
  const ofShop = legal.has(path[0] ?? '') ? [...names, displayName] : names;
  const name = ofShop.find((one) => text.includes(one));
  if (name === undefined) return undefined;
  return {
    code: 'sample-name',
    line: lineOf(text, text.indexOf(name)),
    message: `"${name}" belongs to the shop that the sample invents.`,
    hint: 'Write your own.',
  };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function shortened(sentence: string): string {
  return sentence.length > 60 ? `${sentence.slice(0, 59)}…` : sentence;
}
