import 'site-fonts/fonts.css';
import './styles/base.css';
import './styles/print.css';
import { renderToString } from 'react-dom/server';
import type { PageContext, PageViews, TemplateKey } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';
import { addAllMessages } from './messages/all.ts';
import { LanguageProvider } from './messages/messages.tsx';
import { currentLink } from './shell/current-link.ts';
import { type SlottedShell, slotShell } from './shell/slots.tsx';
import { PageContent, PageTree } from './templates/page-tree.tsx';
import { type AnyTemplate, loadTemplate } from './templates/registry.ts';

export { fontFiles, furtherFaces } from './styles/font-files.ts';

addAllMessages();

/** The complete input for rendering a page. */
export interface RenderInput<Key extends TemplateKey = TemplateKey> {
  shell: ShellView;
  context: PageContext;
  template: Key;
  view: PageViews[Key];
}

/**
 * Creates a renderer of pages. It renders the shell once for each language and
 * inserts each page into it. The returned parts, joined, equal the result of `renderWhole` byte for
 * byte; those at even indexes belong to the shell.
 */
export function createRenderer(): (input: RenderInput) => Promise<string[]> {
  const shells = new WeakMap<ShellView, (current: string | null) => SlottedShell>();
  const templates = new Map<TemplateKey, AnyTemplate>();
  const shellWith = (shell: ShellView, current: string | null): SlottedShell => {
    const fill = shells.get(shell) ?? memoized(slotShell(shell));
    shells.set(shell, fill);
    return fill(current);
  };
  return async ({ shell, context, template, view }) => {
    const Template = templates.get(template) ?? (await loadTemplate(template));
    templates.set(template, Template);
    const slotted = shellWith(shell, currentLink(shell, context.path));
    const page = renderToString(
      <LanguageProvider language={shell.language}>
        <PageContent Template={Template} view={view} shell={shell} />
      </LanguageProvider>,
    );
    return slotted(page, context.languagePaths);
  };
}

/** Caches the results of a function by its argument. */
function memoized<Key, Value>(of: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? of(key);
    known.set(key, value);
    return value;
  };
}

/** Renders the page as one tree, the same as the browser hydrates. */
export async function renderWhole(input: RenderInput): Promise<string> {
  const { shell, context, template, view } = input;
  const Template = await loadTemplate(template);
  return renderToString(<PageTree shell={shell} context={context} page={{ Template, view }} />);
}
