import type { Html, InLanguage } from '#model/views/common.ts';
import { Prose } from '../../ui/prose/prose.tsx';

/** A legal text from the content. */
export function HtmlBlock({ content, lang }: { content: Html } & InLanguage) {
  return <Prose text={content} lang={lang} />;
}
