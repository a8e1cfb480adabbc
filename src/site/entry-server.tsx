import './styles/fonts.css';
import './styles/base.css';
import './styles/print.css';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageContext, PageViews, TemplateKey } from '#model/views/pages.ts';
import type { ShellView } from '#model/views/shell.ts';
import { LanguageProvider } from './messages/messages.tsx';
import { currentLink } from './shell/current-link.ts';
import { Shell } from './shell/shell.tsx';
import { type SlottedShell, slotShell } from './shell/slots.tsx';
import { templates } from './templates/registry.ts';
import type { TemplateProps } from './templates/template-props.ts';

export { fontFiles } from './styles/font-files.ts';

/** A page to be rendered, complete. */
export interface RenderInput<Key extends TemplateKey = TemplateKey> {
  shell: ShellView;
  context: PageContext;
  template: Key;
  view: PageViews[Key];
}

type Template = ComponentType<TemplateProps<TemplateKey>>;

/**
 * Makes a renderer of pages. It renders the shell once for each language and place in the menu and
 * puts each page into it; the result is the same as `renderWhole` gives, letter by letter.
 */
export function createRenderer(): (input: RenderInput) => Promise<string> {
  const shells = new WeakMap<ShellView, Map<string | null, SlottedShell>>();
  return async ({ shell, context, template, view }) => {
    const Page = await loadTemplate(template);
    const byCurrent = shells.get(shell) ?? new Map<string | null, SlottedShell>();
    shells.set(shell, byCurrent);
    const current = currentLink(shell, context.path);
    const slotted = byCurrent.get(current) ?? slotShell(shell, current);
    byCurrent.set(current, slotted);
    const page = renderToString(
      <LanguageProvider language={shell.language}>
        <Page view={view} shell={shell} />
      </LanguageProvider>,
    );
    return slotted(page, context.languagePaths);
  };
}

/** The page as one tree, which is what a browser hydrates. */
export async function renderWhole(input: RenderInput): Promise<string> {
  const { shell, context, template, view } = input;
  const Page = await loadTemplate(template);
  return renderToString(
    <Shell
      shell={shell}
      current={currentLink(shell, context.path)}
      languagePaths={context.languagePaths}
    >
      <Page view={view} shell={shell} />
    </Shell>,
  );
}

async function loadTemplate(key: TemplateKey): Promise<Template> {
  return (await templates[key]()).default as Template;
}
