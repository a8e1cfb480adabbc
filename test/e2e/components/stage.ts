import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { themeSchema } from '#model/entities/theme.ts';
import { colourProperties, measureProperties, palette } from '#model/theme.ts';
import type { OnCleanup } from '../../support/demo-shop.ts';
import { oncePerWorker } from '../../support/once-per-worker.ts';
import { test as base, type Visit, type Visitor } from '../harness.ts';
import { type Bundles, bundleScenes } from './bundles.ts';
import { drawings } from './drawings.ts';

/** A page that shows components. */
interface Stage extends Visit {
  /** Shows the scene from scenes.tsx for the address, and waits for hydration. */
  show: (address: string) => Promise<void>;
}

const cache = join(import.meta.dirname, '../../../.cache');

/** `test` with `newStage`: a page for the components in scenes.tsx. */
export const test = base
  .extend('stageOrigin', { scope: 'worker' }, ({}, { onCleanup }) => sharedStage(onCleanup))
  .extend('newStage', ({ newPage, stageOrigin }) => {
    return async (visitor: Visitor = {}): Promise<Stage> => {
      const visit = await newPage({ baseURL: stageOrigin, ...visitor });
      return {
        ...visit,
        show: async (address) => {
          await visit.page.goto(address);
          await visit.page.waitForSelector('html[data-alive]');
        },
      };
    };
  });

const sharedStage = oncePerWorker(async (onCleanup: OnCleanup): Promise<string> => {
  // React is imported from the parent folders.
  const folder = await mkdtemp(join(cache, 'components-'));
  const bundles = await bundleScenes(folder);
  const server = createServer(({ url = '/' }, response) => {
    void respond(new URL(url, 'http://stage'), response, bundles);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onCleanup(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

async function respond(url: URL, response: ServerResponse, bundles: Bundles): Promise<void> {
  const send = (status: number, type: string, body: string | Buffer) =>
    response.writeHead(status, { 'Content-Type': type }).end(body);
  const [, folder, name = ''] = url.pathname.split('/');
  if (folder === 'assets') {
    send(200, 'text/javascript', await bundles.read(url.pathname));
  } else if (folder === 'drawings') {
    const drawing = drawings[name];
    // A request for an unlisted drawing is never answered.
    if (drawing) send(drawing.status ?? 200, drawing.type ?? 'image/svg+xml', drawing.body);
  } else {
    send(200, 'text/html; charset=utf-8', htmlDocument(url, bundles));
  }
}

function htmlDocument(url: URL, { render, styles, script }: Bundles): string {
  const theme = themeSchema.parse({ base_color: '#ffffff', brand_color: '#17382e' });
  const mode = url.searchParams.get('mode');
  return [
    `<!doctype html><html lang="de"><head>${mode ? `<meta name="color-scheme" content="${mode}">` : ''}`,
    '<title>Stage</title><link rel="icon" href="data:,">',
    `<style>:root{${colourProperties(palette(theme))}${measureProperties(theme)}}${styles}</style></head>`,
    `<body><div id="app">${render(url)}</div>`,
    `<script type="module" src="${script}"></script></body></html>`,
  ].join('');
}
