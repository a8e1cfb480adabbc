import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { clientBundle, serverBundle } from '#generator/bundle/vite-settings.ts';
import type * as Server from './server.tsx';

/** The scenes, bundled like the site. */
export interface Bundles {
  render: typeof Server.render;
  styles: string;
  /** The script that hydrates a scene, by its path from the root. */
  script: string;
  /** A script by its path; rejects if there is none. */
  read: (path: string) => Promise<Buffer>;
}

/** React's development build reports if the browser's first render differs from the server's. */
const telling: InlineConfig = { define: { 'process.env.NODE_ENV': '"development"' } };

export async function bundleScenes(folder: string): Promise<Bundles> {
  const [server, client] = [join(folder, 'server'), join(folder, 'client')];
  const entry = (name: string) => join(import.meta.dirname, name);
  await build({ ...serverBundle(server, entry('server.tsx')), ...telling });
  await build({ ...clientBundle(client, entry('client.tsx'), ''), ...telling });
  const { render } = (await import(join(server, 'entry-server.js'))) as typeof Server;
  const scripts = await readdir(join(client, 'assets'));
  const script = scripts.find((name) => /^client-.*\.js$/.test(name));
  if (!script) throw new Error('The bundle has no script of the name "client".');
  return {
    render,
    styles: await readStyles(join(server, 'assets')),
    script: `/assets/${script}`,
    read: (path) => readFile(join(client, path)),
  };
}

async function readStyles(folder: string): Promise<string> {
  const sheets = (await readdir(folder)).filter((name) => name.endsWith('.css'));
  return (await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')))).join('');
}
