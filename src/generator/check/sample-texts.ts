import { collections, type Entry } from '#content/records/draft.ts';
import { planCheck } from './check.ts';

/** Words of sample texts and notes to oneself, in all languages. */
const samples =
  /\b(?:Mustertexte?|Mustermann|Musterfrau|Musterstra(?:ß|ss)e|Musterstadt|Blindtext|Lorem ipsum|Sample text|Texte d’exemple|TODO|FIXME|TBD|XXX)\b/;

/** Texts that were to be replaced before the site goes online. */
export const checkSampleTexts = planCheck(['sample-text'], ({ draft, report }) => {
  const records = collections
    .filter((name) => name !== 'accepted_warnings')
    .flatMap((name): readonly Entry[] => draft[name]);
  for (const record of records) {
    for (const { text, path } of textsIn(record.value, record.path)) {
      const match = samples.exec(text);
      if (!match) continue;
      report({
        code: 'sample-text',
        path,
        line: text.slice(0, match.index).split('\n').length,
        message: `The text still says "${match[0]}".`,
        hint: 'Replace it with your own before the site goes online.',
      });
    }
  }
});

function* textsIn(
  value: unknown,
  path: readonly PropertyKey[],
): Generator<{ text: string; path: readonly PropertyKey[] }> {
  if (typeof value === 'string') yield { text: value, path };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    yield* textsIn(child, [...path, Array.isArray(value) ? Number(name) : name]);
  }
}
