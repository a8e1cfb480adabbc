import { readFile } from 'node:fs/promises';
import type { RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { bundleSite } from '../bundle/bundle.ts';
import { styleFiles } from '../render/shared-files.ts';
import type { SiteCode as RenderingCode } from '../render/page-renderer.ts';
import { reloadScript } from './notice-page.ts';
import { file, send } from './responses.ts';
import type { SiteCode } from './site-code.ts';

/** The path on which browsers wait for changes. */
const changes = '/@changes';

/** Loaded by every page in development: reloads it after a change, and when the server is back. */
const reloading = `
const changes = new EventSource('${changes}');
let lost = false;
changes.onerror = () => { lost = true; };
changes.onopen = () => { if (lost) location.reload(); };
changes.onmessage = () => location.reload();
`;

/**
 * The site's code as bundles, for a packed kit, whose code never changes and which has no Vite. See
 * docs/decisions/0015-packed-kit.md.
 *
 * @param script The script that every page loads.
 */
export async function packedCode(cache: string, script = reloading): Promise<SiteCode> {
  const bundle = await bundleSite(cache);
  const { own, shared, print } = bundle.styles;
  const styles = styleFiles(own);
  const browsers = new Set<ServerResponse>();

  const answer = async (path: string): Promise<Response | undefined> => {
    if (path === reloadScript) return file('reload.js', script);
    const [, name] = /^\/assets\/([\w.-]+)$/.exec(path) ?? [];
    if (name === undefined) return undefined;
    const contents = styles.files.get(`assets/${name}`);
    if (contents !== undefined) return file(path, contents);
    const asset = await readFile(join(bundle.assets, name)).catch(() => undefined);
    return asset && file(path, asset);
  };

  return {
    client: bundle.client,
    start: async () => bundle.start,
    hash: bundle.hash,
    view: styles.code,
    renderer: () => import(bundle.entry) as Promise<RenderingCode>,
    styles: async (template) => `${shared}${print}${own[template] ?? ''}`,
    listener:
      (next): RequestListener =>
      (request, response) => {
        const path = (request.url ?? '/').replace(/\?.*$/s, '');
        if (path === changes) {
          response.writeHead(200, {
            'Content-Type': 'text/event-stream',
            'Cache-Control': 'no-store',
          });
          response.write(':\n\n');
          browsers.add(response);
          response.on('close', () => browsers.delete(response));
          return;
        }
        void answer(path).then((given) =>
          given ? send(given, response) : next(request, response),
        );
      },
    reloadBrowsers: () => {
      for (const browser of browsers) browser.write('data: changed\n\n');
    },
    close: async () => {
      for (const browser of browsers) browser.end();
    },
  };
}
