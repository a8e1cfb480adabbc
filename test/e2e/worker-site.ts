import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build as viteBuild } from 'vite';
import { digest } from '#generator/text/digest.ts';
import { bundleSite, type ServiceWorkerCode } from '#generator/bundle/bundle.ts';
import { serviceWorkerScript } from '#generator/files/service-worker.ts';
import { mediaType } from '#model/hosting/media-type.ts';
import { testSite } from '../support/test-site.ts';
import { oncePerWorker } from '../support/once-per-worker.ts';
import { test as base } from './harness.ts';

/** A host of small pages with the shipped service worker, which a test changes as it runs. */
interface WorkerSite {
  url: string;
  /** The contents of files, and the heading of pages; each build has its own worker. */
  build: string;
  /** What `/sw.js` contains: the worker, the script that removes it, or the test's own script. */
  worker: 'on' | 'off' | { script: string };
  /** Whether connections break off. */
  isDown: boolean;
  /** The delay of each response, ms. */
  delay: number;
  /** Responses other than 200, by path. */
  statuses: Map<string, number>;
  /** Method and path of each request so far. */
  log: string[];
  /** The paths of requests by which a tab loaded a document. */
  documents: string[];
}

/** The scripts that a `WorkerSite` serves. */
interface Scripts {
  client: string;
  worker: ServiceWorkerCode;
}

const root = join(import.meta.dirname, '../..');

/** The harness's `test` with `site`, a separate `WorkerSite` for each test, and `scripts`. */
export const test = base
  .extend('scripts', { scope: 'worker' }, () => sharedScripts())
  .extend('site', async ({ scripts }, { onCleanup }) => {
    const site: WorkerSite = {
      url: '',
      build: 'first',
      worker: 'on',
      isDown: false,
      delay: 0,
      statuses: new Map(),
      log: [],
      documents: [],
    };
    const server = createServer(({ method = '', url = '', headers }, response) => {
      const path = url.replace(/\?.*/, '');
      site.log.push(`${method} ${path}`);
      if (headers['sec-fetch-mode'] === 'navigate') site.documents.push(path);
      if (site.isDown) {
        response.destroy();
        return;
      }
      const answer = async () => {
        await sleep(site.delay);
        response.statusCode = site.statuses.get(path) ?? 200;
        response.setHeader('Content-Type', mediaType(path.includes('.') ? path : '.html').type);
        response.setHeader('Cache-Control', 'no-cache');
        response.end(await contents(path, site, scripts));
      };
      void answer();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onCleanup(() => {
      server.close();
      server.closeAllConnections();
    });
    site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return site;
  });

const sharedScripts = oncePerWorker(async (): Promise<Scripts> => {
  const { serviceWorker: worker } = await bundleSite(join(root, '.cache'));
  return { client: await bundleClient(), worker };
});

async function contents(path: string, site: WorkerSite, scripts: Scripts): Promise<string> {
  if (path === '/sw.js') return workerScript(site, scripts.worker);
  if (path === '/assets/client.js') return scripts.client;
  if (path.endsWith('/offline')) {
    return readFile(join(root, 'dist/current/site', path, 'index.html'), 'utf8');
  }
  if (path.endsWith('.json')) return JSON.stringify({ build: site.build });
  if (path.includes('.')) return site.build;
  return [
    `<!doctype html><html lang="de" data-build="1b2c"><title>${path}</title>`,
    `<script type="module" src="/assets/client.js"></script><h1>${site.build}</h1></html>`,
  ].join('');
}

function workerScript({ worker, build }: WorkerSite, code: ServiceWorkerCode): string {
  if (typeof worker === 'object') return worker.script;
  const site = testSite();
  site.project.config.service_worker = worker;
  const page = (url: string) => ({ url, revision: digest(url + build) });
  const offline = { de: page('/offline'), en: page('/en/offline'), fr: page('/fr/offline') };
  return serviceWorkerScript(code, { site, offline, fonts: ['/assets/sans-1b2c.woff2'], build });
}

async function bundleClient(): Promise<string> {
  const bundle = await viteBuild({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'service-worker-client.ts') },
    },
  });
  const [output] = 'output' in bundle ? bundle.output : [];
  if (!output) throw new Error('Vite has bundled nothing.');
  return output.code;
}
