import { globSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { CodeView } from '#model/page-data/page-data.ts';
import type { TemplateKey } from '#model/views/pages.ts';
import { startCode, type StartCode } from '../bundle/start-script.ts';
import type { SiteCode as RenderingCode } from '../render/page-renderer.ts';
import { type LiveCode, liveCode, type LiveCodeOptions } from './live-code.ts';

/** The current code of the site, and a channel to the browsers that show its output. */
export interface SiteCode extends Pick<LiveCode, 'reloadBrowsers' | 'close'> {
  /** Addresses of the modules that start the application. */
  client: readonly string[];
  /** The inline script of documents. */
  start(): Promise<StartCode>;
  /** Identifies the current code. */
  hash: string;
  /** Data about the code for browsers: the styles that modules don't import themselves. */
  view: CodeView;
  /** Handles requests for the code's files, and passes others to `next`. */
  listener(next: RequestListener): RequestListener;
  /** @throws Error if the code cannot be parsed or run. */
  renderer(): Promise<RenderingCode>;
  /** The styles of a template, after the shell's. */
  styles(template: TemplateKey): Promise<string>;
}

const entry = '/src/site/entry-server.tsx';

const clientEntry = '/src/site/entry-client.tsx';

/** A constant, because browsers reload when the code changes. */
const codeHash = '0000000000000000';

type SiteCodeOptions = Pick<LiveCodeOptions, 'root' | 'server' | 'host' | 'cache' | 'log'>;

/**
 * Runs the site's code. Only watches code, because the root, the kit's folder, may also contain a
 * shop, releases and caches.
 */
export async function siteCode(options: SiteCodeOptions): Promise<SiteCode> {
  const code = await liveCode({
    ...options,
    folders: ['src'],
    packages: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'zod'],
    define: { 'import.meta.env.CODE_HASH': JSON.stringify(codeHash) },
  });
  return {
    client: [clientEntry],
    start: () => startCode(options.cache),
    hash: codeHash,
    view: { styles: {} },
    listener: (next) => {
      code.middlewares.use(next);
      return code.middlewares;
    },
    reloadBrowsers: () => code.reloadBrowsers(),
    close: () => code.close(),
    renderer: () => code.load<RenderingCode>(entry),
    styles: (template) => code.styles([entry, templateModule(options.root, template)]),
  };
}

function templateModule(root: string, template: TemplateKey): string {
  const name = template.replace('template-', '');
  const [ofFeature] = globSync(`src/features/*/${name}.template.tsx`, { cwd: root });
  return `/${ofFeature ?? `src/site/templates/${name}/${name}.tsx`}`;
}
