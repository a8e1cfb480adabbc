import { collections, type Entry } from '#content/records/draft.ts';
import { foreignSign, straightQuote } from '#content/text/foreign-signs.ts';
import type { FieldKind } from '#model/fields.ts';
import { planCheck } from './check.ts';
import { textsIn } from './starter-texts.ts';

const tag = /<\/?[a-z][^<>\n]{0,200}>|<!--/i;
const entity = /&(?:#\d{2,6}|#x[\da-f]{2,6}|[a-z]{2,8}\d{0,2});/i;
const markdown =
  /\*\*[^*\n]+\*\*|(?<!\w)__[^_\n]+__(?!\w)|!?\[[^\][\n]+\]\([^)\n]+\)|^(?:#{1,6}|[*+-]) (?=\S)/;

/** Kinds of fields that are not plain text. */
const others: readonly FieldKind[] = ['markdown', 'html', 'link', 'path', 'image', 'phone'];

/** Reports HTML, Markdown and foreign syntax in plain text fields, which show it literally. */
export const checkPlainFields = planCheck(['sign-in-field'], ({ draft, fields, report }) => {
  const records = collections
    .filter((name) => name !== 'accepted_warnings' && name !== 'redirects')
    .flatMap((name): readonly Entry[] => draft[name]);
  const keyOf = (path: readonly PropertyKey[]) => path.map(String).join('/');
  let special: ReadonlySet<string> | undefined;
  for (const { text, path } of records.flatMap(({ value, path: at }) => [...textsIn(value, at)])) {
    const sign = signIn(text);
    if (!sign) continue;
    special ??= new Set(
      others.flatMap((kind) => fields.ofKind(kind)).map((field) => keyOf(field.path)),
    );
    if (!special.has(keyOf(path))) report({ code: 'sign-in-field', path, ...sign });
  }
});

function signIn(text: string): { message: string; hint: string } | undefined {
  if (/^https?:/.test(text)) return undefined;
  const markup = tag.exec(text)?.[0] ?? entity.exec(text)?.[0] ?? markdown.exec(text)?.[0];
  const sign = markup ?? foreignSign(text);
  if (sign !== undefined) {
    return {
      message: `"${sign}" is shown as it is: this field has plain words.`,
      hint: 'Write the words alone, and the character itself in place of its name.',
    };
  }
  const quotation = straightQuote.exec(text)?.[0];
  return quotation === undefined
    ? undefined
    : { message: `The quotation ${quotation} ends with a straight mark.`, hint: 'End it with “.' };
}
