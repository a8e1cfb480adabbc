import type { MarkdownText } from '#model/rich-text.ts';
import type { Diagnosis } from '../diagnostics/diagnostic.ts';
import { imageName } from '../text/markdown.ts';
import { unlessTooDeep } from '../text/texts.ts';
import { contentCheck, type ContentContext } from './check.ts';
import { imageMistake } from './images.ts';
import { linkMistake } from './links.ts';

const ofParts = ['dead-link', 'image-outside', 'missing-image', 'html-in-markdown'] as const;
const codes = [...ofParts, 'nested-too-deeply'] as const;

/** Links and images in Markdown are checked like those in fields; HTML in it is not shown. */
export const checkMarkdown = contentCheck(codes, (context) => {
  const { fields, texts, report } = context;
  const judges = judgesOf(context);
  for (const { value, path } of fields.ofKind('markdown')) {
    const text = texts.markdown.get(value);
    const found = text && unlessTooDeep(path, report, () => [...mistakesIn(text, judges)]);
    for (const mistake of found ?? []) report({ path, ...mistake });
  }
});

type Mistake = Diagnosis<(typeof ofParts)[number]>;
type Judge = (written: string) => Mistake | undefined;

function judgesOf(
  context: Pick<ContentContext, 'images' | 'index' | 'unplaced'>,
): Record<'link' | 'image', Judge> {
  return {
    link: remember((address) => linkMistake(address, context)),
    image: remember((address) => imageMistake(imageName(address), context.images)),
  };
}

/** Judges each address once: texts share many. */
function remember(judge: Judge): Judge {
  const known = new Map<string, Mistake | undefined>();
  return (written) => {
    if (!known.has(written)) known.set(written, judge(written));
    return known.get(written);
  };
}

function* mistakesIn(
  { links, images, html }: MarkdownText,
  judges: Record<'link' | 'image', Judge>,
): Generator<Mistake & { line?: number }> {
  for (const { address, line } of links) {
    const mistake = judges.link(address);
    if (mistake) yield { ...mistake, ...(line === undefined ? {} : { line }) };
  }
  for (const { address, line } of images) {
    const mistake = judges.image(address);
    if (mistake) yield { ...mistake, line };
  }
  for (const { html: written, line } of html) {
    const mistake = htmlMistake(written);
    if (mistake) yield { ...mistake, line };
  }
}

function htmlMistake(html: string): Mistake | undefined {
  const [tag] = /^<[a-z][\w-]*/i.exec(html) ?? [];
  if (!tag) return undefined;
  return {
    code: 'html-in-markdown',
    message: `HTML in Markdown is not shown: ${tag}>.`,
    hint: 'Write it in Markdown.',
  };
}
