import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { fontFiles } from '#site/styles/font-files.ts';

/** A page of the gallery: the modules whose styles it needs, and how it is rendered. */
export interface GalleryPage {
  /** Paths of modules, relative to the root. */
  modules: readonly string[];
  render(surroundings: Surroundings): string;
}

/** The server's contribution to a page. */
interface Surroundings {
  styles: string;
  /** Whether the page reloads when code changes. */
  live: boolean;
}

interface DocumentProps extends Surroundings {
  title: string;
  language: string;
  mode: 'light' | 'dark';
  /** Path of a browser module, relative to the root. */
  script?: string;
  children: ReactNode;
}

/** Renders a complete HTML document. */
export function renderDocument(props: DocumentProps): string {
  const { title, language, mode, styles, live, script, children } = props;
  const document = renderToString(
    <html lang={language} data-mode={mode}>
      <head>
        {live ? <script type="module" src="/@vite/client" /> : null}
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content={mode} />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        {fontFiles.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {script ? <script type="module" src={script} /> : null}
      </head>
      <body>{children}</body>
    </html>,
  );
  return `<!doctype html>${document}`;
}
