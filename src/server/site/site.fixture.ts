import { once } from 'node:events';
import { mkdir, mkdtemp, rename, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import type { HostedRelease } from '#model/hosting/release.ts';
import type { RunningServer } from '../http/listen.ts';
import { serveSite } from '../start-site.ts';

/** An output folder as the build leaves it before its first release. */
export function emptyDist(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'dist-'));
}

/** Adds a release to the folder and makes it the current one. */
export async function release(
  dist: string,
  files: Record<string, string | Uint8Array>,
  about: Partial<HostedRelease> = {},
): Promise<void> {
  const id = about.id ?? 'first';
  const folder = join(dist, 'releases', id);
  for (const [path, contents] of Object.entries(files)) {
    const file = join(folder, 'site', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, contents);
    if (typeof contents === 'string' && contents.length > 1024) {
      await writeFile(`${file}.br`, brotliCompressSync(contents));
      await writeFile(`${file}.gz`, gzipSync(contents));
    }
  }
  const manifest: HostedRelease = {
    id,
    time: '2027-03-14T09:30:00.000Z',
    languages: ['de', 'en'],
    prefixRedirects: [],
    queryRedirects: [],
    folderRedirects: [],
    sandboxed: [],
    redirects: [],
    headers: { 'X-Content-Type-Options': 'nosniff', 'X-Release': id },
    ...about,
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest));
  await symlink(join('releases', id), join(dist, 'next'));
  await rename(join(dist, 'next'), join(dist, 'current'));
}

export const page = `<!doctype html><title>Uhren</title>${'<p>Lindenhof</p>'.repeat(100)}`;

export const photo = Uint8Array.from({ length: 1000 }, (_, at) => at % 256);

/** A small site. */
export const files = {
  'index.html': '<!doctype html><title>Start</title>',
  'uhren/index.html': page,
  'en/watches/index.html': '<!doctype html><title>Watches</title>',
  '404.html': '<!doctype html><title>Nicht gefunden</title>',
  'en/404.html': '<!doctype html><title>Not found</title>',
  'media/photo-1a2b3c4d-480.jpg': photo,
  'assets/entry-1a2b3c4d.js': 'export {};',
  'manifest.webmanifest': '{}',
  _headers: '/*',
  '.secret': 'secret',
};

/** Serves the folder until the test ends. */
export async function serve(dist: string): Promise<RunningServer> {
  const server = await serveSite({ dist, port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  return server;
}

/** Serves the small site until the test ends, and returns its address. */
export async function serveFiles(about: Partial<HostedRelease> = {}): Promise<string> {
  const dist = await emptyDist();
  await release(dist, files, about);
  return (await serve(dist)).url;
}

export function get(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, { redirect: 'manual', headers });
}

/**
 * Sends a raw request, which a client library would refuse to send, and returns the whole response.
 */
export async function send(url: string, head: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setEncoding('utf8').write(`${head}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  socket.on('data', (text: string) => (answer += text));
  await once(socket, 'close');
  return answer;
}

/** Requests a target exactly as given, without URL normalisation. */
export function ask(url: string, target: string): Promise<string> {
  return send(url, `GET ${target} HTTP/1.1\r\nHost: shop.example`);
}
