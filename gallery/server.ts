import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { kitFolder } from '#generator/bundle/kit-folder.ts';
import { errorPage } from '#generator/dev/error-page.ts';
import { closeServer, listen } from '#generator/dev/listen.ts';
import { type LiveCode, liveCode } from '#generator/dev/live-code.ts';
import { file, html, send } from '#generator/dev/responses.ts';
import { plain } from '#model/hosting/responses.ts';
import { readChoices } from './choices.ts';
import type * as Pages from './pages.tsx';

interface GalleryOptions {
  /** 0 for any free port. */
  port: number;
  /** The network address to listen at. */
  host: string;
  /** Prints to the terminal. */
  log: (text: string) => void;
}

interface GalleryServer {
  /** Local address of the gallery. */
  url: string;
  /** The paths of all examples. */
  examplePaths(): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * Serves the examples of all components; open browsers reload when code changes.
 *
 * @throws UserError if the port is in use.
 */
export async function startGallery({ port, host, log }: GalleryOptions): Promise<GalleryServer> {
  const server = createServer();
  const code = await liveCode({
    root: kitFolder,
    folders: ['src', 'gallery'],
    server,
    host,
    cache: join(kitFolder, '.cache'),
    log,
  });
  const url = await listen(server, port, host).catch(async (error: unknown) => {
    await code.close();
    throw error;
  });
  code.middlewares.use((request, response) => {
    void respond(request, code, log).then((given) => send(given, response));
  });
  server.on('request', code.middlewares);
  return {
    url,
    examplePaths: async () => (await loadPages(code)).examplePaths(),
    close: async () => {
      await Promise.all([code.close(), closeServer(server)]);
    },
  };
}

/** Responds to requests that Vite does not handle. */
async function respond(
  { url = '/', headers }: IncomingMessage,
  code: LiveCode,
  log: (text: string) => void,
): Promise<Response> {
  try {
    const { pathname, searchParams } = new URL(url, 'http://gallery');
    if (pathname.startsWith('/media/')) return await anyPicture();
    const { findPage } = await loadPages(code);
    const page = await findPage(pathname, readChoices(searchParams));
    if (!page) return plain(404, 'The gallery has no such component or example.');
    const styles = await code.styles(page.modules);
    // A page in a frame reloads together with the page around it.
    const live = headers['sec-fetch-dest'] !== 'iframe';
    return html(200, page.render({ styles, live }));
  } catch (error) {
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return errorPage(error);
  }
}

/** One drawing replaces every picture: browsers go by the media type, not by the extension. */
async function anyPicture(): Promise<Response> {
  return file('picture.svg', await readFile(join(import.meta.dirname, 'picture.svg')));
}

function loadPages(code: LiveCode): Promise<typeof Pages> {
  return code.load<typeof Pages>('/gallery/pages.tsx');
}
