import type { Diagnosis } from '../diagnostic.ts';
import { imageName, markdownParts, type Mention, mentions } from '../markdown.ts';
import { contentCheck, type ContentContext } from './check.ts';
import { imageMistake } from './images.ts';
import { linkMistake } from './links.ts';
import { unlessTooDeep } from './nesting.ts';

const ofParts = ['dead-link', 'image-outside', 'missing-image', 'html-in-markdown'] as const;
const codes = [...ofParts, 'nested-too-deeply'] as const;

/** Links and images in Markdown are checked like those in fields; HTML in it is not shown. */
export const checkMarkdown = contentCheck(codes, (context) => {
  const { fields, report } = context;
  const judge = remember((mention) => mistakeIn(mention, context));
  for (const { value, path } of fields.ofKind('markdown')) {
    const found = unlessTooDeep(path, report, () => mentions(value)) ?? [];
    if (!found.some(judge)) continue;
    for (const part of markdownParts(value)) {
      const mistake = judge(part);
      if (mistake) report({ path, line: part.line, ...mistake });
    }
  }
});

type Mistake = Diagnosis<(typeof ofParts)[number]>;
type Judge = (mention: Mention) => Mistake | undefined;

/** Judges each address once: texts share many. */
function remember(judge: Judge): Judge {
  const known = new Map<string, Mistake | undefined>();
  return (mention) => {
    const key = `${mention.kind} ${mention.value}`;
    if (!known.has(key)) known.set(key, judge(mention));
    return known.get(key);
  };
}

function mistakeIn(
  { kind, value }: Mention,
  context: Pick<ContentContext, 'images' | 'index' | 'unplaced'>,
): Mistake | undefined {
  if (kind === 'image') return imageMistake(imageName(value), context.images);
  if (kind === 'link') return linkMistake(value, context);
  const [tag] = /^<[a-z][\w-]*/i.exec(value) ?? [];
  if (!tag) return undefined;
  return {
    code: 'html-in-markdown',
    message: `HTML in Markdown is not shown: ${tag}>.`,
    hint: 'Write it in Markdown.',
  };
}
