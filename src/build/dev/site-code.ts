import type { Server } from 'node:http';
import { join, relative, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type { TemplateKey } from '#model/views/pages.ts';
import type { SiteRenderer } from '../render/render-page.ts';
import { styleModules } from './style-modules.ts';

/** The site's code as it stands now, and the way to the browsers that show what it renders. */
export interface SiteCode {
  /** Vite's answers: its client, fonts, source files. */
  middlewares: ViteDevServer['middlewares'];
  /** @throws Error for code that cannot be parsed or run. */
  renderer(): Promise<SiteRenderer>;
  /** The styles of a template, those of the shell first. */
  styles(template: TemplateKey): Promise<string>;
  reloadBrowsers(): void;
  close(): Promise<void>;
}

interface CodeOptions {
  /** Folder of the kit, which holds src/. */
  root: string;
  /** Carries the websocket to the browsers. */
  server: Server;
  host: string;
  cache: string;
  log: (text: string) => void;
}

const entry = '/src/site/entry-server.tsx';

/** Address of the module that starts the application. */
export const clientEntry = '/src/site/entry-client.tsx';

/** Stands for the code as it is now: browsers reload when it has changed. */
export const codeHash = '0000000000000000';

/** Runs the site's code through Vite. Browsers reload when code has changed that a page was made with. */
export async function siteCode(options: CodeOptions): Promise<SiteCode> {
  const { root, server, host, cache, log } = options;
  const { createServer, createServerModuleRunner } = await import('vite');
  const vite = await createServer({
    root,
    configFile: false,
    envDir: false,
    appType: 'custom',
    publicDir: false,
    cacheDir: resolve(cache, 'vite'),
    logLevel: 'warn',
    clearScreen: false,
    define: { 'import.meta.env.CODE_HASH': JSON.stringify(codeHash) },
    optimizeDeps: {
      noDiscovery: true,
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'],
    },
    server: {
      middlewareMode: true,
      host,
      ws: { server },
      headers: { 'X-Content-Type-Options': 'nosniff' },
      watch: { ignored: (path: string) => !isWatched(root, path) },
    },
    plugins: [reloadOnChange()],
  });
  const { client, ssr } = vite.environments;
  // Without hot updates of its own, the runner looks at each import whether it still holds.
  const runner = createServerModuleRunner(ssr, { hmr: false });
  vite.watcher.on('change', (file) => tellOfRestart(relative(root, file), log));
  return {
    middlewares: vite.middlewares,
    renderer: () => runner.import<SiteRenderer>(entry),
    styles: async (template) => {
      const module = templateModule(template);
      await Promise.all([runner.import(entry), runner.import(module)]);
      const files = await styleModules(ssr.moduleGraph, [entry, module]);
      const texts = await Promise.all(
        files.map((file) => runner.import<{ default: string }>(`${file}?inline`)),
      );
      return texts.map(({ default: css }) => css).join('\n');
    },
    reloadBrowsers: () => client.hot.send({ type: 'full-reload' }),
    close: async () => {
      await runner.close();
      await vite.close();
    },
  };
}

function templateModule(template: TemplateKey): string {
  const name = template.replace('template-', '');
  return `/src/site/templates/${name}/${name}.tsx`;
}

/** Only code is watched: the kit's folder may hold a shop, releases and caches as well. */
function isWatched(root: string, path: string): boolean {
  const below = relative(join(root, 'src'), path);
  return below === '..' || !below.startsWith('..');
}

/** Vite reloads browsers by itself only for modules that they have loaded themselves. */
function reloadOnChange(): Plugin {
  return {
    name: 'reload-on-change',
    hotUpdate({ type, file, modules, server }) {
      if (this.environment.name !== 'ssr') return;
      const isNew = type === 'create' && /(?<!\.test)\.(?:tsx?|css)$/.test(file);
      // A new file may be one that an import has missed, which the graph does not remember.
      if (isNew) this.environment.moduleGraph.invalidateAll();
      if (isNew || modules.length > 0) {
        server.environments.client.hot.send({ type: 'full-reload' });
      }
    },
  };
}

/** The code around the site runs in Node, which has read it for good. */
function tellOfRestart(path: string, log: (text: string) => void): void {
  if (/^src\/(?:build|content|model)\/.*(?<!\.test)\.ts$/.test(path)) {
    log(`${path} has changed. Stop and start again for it to take effect.`);
  }
}
