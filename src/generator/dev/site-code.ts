import type { TemplateKey } from '#model/views/pages.ts';
import type { SiteCode as RenderingCode } from '../render/page-renderer.ts';
import { startScript } from '../bundle/start-script.ts';
import { type LiveCode, liveCode, type LiveCodeOptions } from './live-code.ts';

/** The site's code as it stands now, and the way to the browsers that show what it renders. */
export interface SiteCode extends Pick<LiveCode, 'middlewares' | 'reloadBrowsers' | 'close'> {
  /** @throws Error for code that cannot be parsed or run. */
  renderer(): Promise<RenderingCode>;
  /** The styles of a template, those of the shell first. */
  styles(template: TemplateKey): Promise<string>;
  /** The script of documents that ask for consent to what `consents` names. */
  startScript(consents: string | undefined): Promise<string>;
}

const entry = '/src/site/entry-server.tsx';

/** Address of the module that starts the application. */
const clientEntry = '/src/site/entry-client.tsx';

/** Stands for the code as it is now: browsers reload when it has changed. */
export const codeHash = '0000000000000000';

type SiteCodeOptions = Pick<LiveCodeOptions, 'root' | 'server' | 'host' | 'cache' | 'log'>;

/**
 * Runs the site's code. Only code is watched: the kit's folder, the root, may hold a shop, releases
 * and caches as well.
 */
export async function siteCode(options: SiteCodeOptions): Promise<SiteCode> {
  const code = await liveCode({
    ...options,
    folders: ['src'],
    packages: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
    define: { 'import.meta.env.CODE_HASH': JSON.stringify(codeHash) },
  });
  return {
    ...code,
    renderer: () => code.load<RenderingCode>(entry),
    startScript: (consents) => startScript({ entry: clientEntry, consents }, options.cache),
    styles: (template) => code.styles([entry, templateModule(template)]),
  };
}

function templateModule(template: TemplateKey): string {
  const name = template.replace('template-', '');
  return `/src/site/templates/${name}/${name}.tsx`;
}
