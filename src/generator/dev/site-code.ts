import { globSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { CodeView } from '#model/page-data/page-data.ts';
import type { TemplateKey } from '#model/views/pages.ts';
import { startCode, type StartCode } from '../bundle/start-script.ts';
import type { SiteCode as RenderingCode } from '../render/page-renderer.ts';
import { type LiveCode, liveCode, type LiveCodeOptions } from './live-code.ts';

/** The site's code as it stands now, and the way to the browsers that show what it renders. */
export interface SiteCode extends Pick<LiveCode, 'reloadBrowsers' | 'close'> {
  /** Addresses of the modules that start the application. */
  client: readonly string[];
  /** The script of documents. */
  start(): Promise<StartCode>;
  /** Stands for the code as it is now. */
  hash: string;
  /** What browsers are told of the code: the styles that no module brings along. */
  view: CodeView;
  /** Answers requests of the code's files, and lets `next` answer the others. */
  listener(next: RequestListener): RequestListener;
  /** @throws Error for code that cannot be parsed or run. */
  renderer(): Promise<RenderingCode>;
  /** The styles of a template, those of the shell first. */
  styles(template: TemplateKey): Promise<string>;
}

const entry = '/src/site/entry-server.tsx';

const clientEntry = '/src/site/entry-client.tsx';

/** The same for all code: browsers reload when it has changed. */
const codeHash = '0000000000000000';

type SiteCodeOptions = Pick<LiveCodeOptions, 'root' | 'server' | 'host' | 'cache' | 'log'>;

/**
 * Runs the site's code. Only code is watched: the kit's folder, the root, may hold a shop, releases
 * and caches as well.
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
