import 'site-fonts/fonts.css';
import '#site/styles/base.css';
import type { ReactNode } from 'react';
import { shell } from '#model/views/shell.examples.ts';
import { themeStyles } from '#generator/render/document-parts.ts';
import { colourMode } from '#model/theme.ts';
import type { Language } from '#model/language.ts';
import { addAllMessages } from '#site/messages/all.ts';
import { LanguageProvider } from '#site/messages/messages.tsx';
import footer from '#site/shell/footer/footer.module.css';
import type { Choices } from './choices.ts';
import type { Component } from './components.ts';
import { type GalleryPage, renderDocument } from './document.tsx';
import styles from './example-page.module.css';
import { themes } from './themes.ts';

addAllMessages();

/** A single example, as it appears on a page of the shop; undefined if none has this name. */
export async function examplePage(
  component: Component,
  name: string,
  { theme, language }: Choices,
): Promise<GalleryPage | undefined> {
  const examples = await component.load();
  if (!Object.hasOwn(examples, name)) return undefined;
  return {
    modules: ['/gallery/example-page.tsx', component.module],
    render: ({ styles: css, live }) =>
      renderDocument({
        title: `${component.id}: ${name}`,
        language,
        mode: colourMode(themes[theme].base_color),
        styles: themeStyles({ shared: css, print: '', own: {} }, themes[theme], [shell]).shared,
        live,
        children: (
          <Example part={component.part} language={language}>
            {examples[name]}
          </Example>
        ),
      }),
  };
}

interface ExampleProps {
  /** The part of the site that contains the component. */
  part: string;
  language: Language;
  children: ReactNode;
}

/** An example in the surroundings that its component is made for. */
export function Example({ part, language, children }: ExampleProps) {
  const Frame = frames[part] ?? PageFrame;
  return (
    <LanguageProvider language={language}>
      <div className={styles.example}>
        <Frame>{children}</Frame>
      </div>
    </LanguageProvider>
  );
}

/** Surroundings by part of the site; other parts span the page and bring their own. */
const frames: Record<string, typeof PageFrame> = { ui: WrapperFrame, widgets: FooterFrame };

function PageFrame({ children }: { children: ReactNode }) {
  return children;
}

function WrapperFrame({ children }: { children: ReactNode }) {
  return <div className={`wrapper ${styles.room}`}>{children}</div>;
}

function FooterFrame({ children }: { children: ReactNode }) {
  return (
    <div className={`${footer['footer']} ${styles.footer}`}>
      <div className={footer['widgets']}>
        <div className={footer['widget']}>{children}</div>
      </div>
    </div>
  );
}
