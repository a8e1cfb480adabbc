import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { serveSite } from '#server/start-site.ts';

/** A program that serves the current release of a folder. */
export interface Host {
  name: string;
  /** Why it cannot be tried here; undefined where it can. */
  missing?: string;
  /** Starts it. Its own files go to the second folder. */
  start(dist: string, folder: string): Promise<RunningHost>;
}

export interface RunningHost {
  url: string;
  close(): Promise<void>;
}

const own: Host = {
  name: 'our server',
  start: (dist) => serveSite({ dist, port: 0, host: '127.0.0.1' }),
};

const nginx: Host = {
  name: 'nginx',
  ...missing('nginx', '-v'),
  async start(dist, folder) {
    const port = await freePort();
    const config = `
      daemon off;
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      pid nginx.pid;
      error_log stderr;
      events {}
      http {
        include /etc/nginx/mime.types;
        access_log off;
        client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
        uwsgi_temp_path uwsgi; scgi_temp_path scgi;
        server {
          listen 127.0.0.1:${port};
          root ${dist}/current/site;
          include ${dist}/current/hosts/nginx.conf;
        }
      }`;
    await writeFile(join(folder, 'nginx.conf'), config);
    return started('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], port, folder);
  },
};

const caddy: Host = {
  name: 'Caddy',
  ...missing('caddy', 'version'),
  async start(dist, folder) {
    const port = await freePort();
    const config = `{
      admin off
      auto_https off
    }
    http://127.0.0.1:${port} {
      root * ${dist}/current/site
      import ${dist}/current/hosts/Caddyfile
    }`;
    const file = join(folder, 'Caddyfile');
    await writeFile(file, config);
    return started('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, folder);
  },
};

export const hosts: Host[] = [own, nginx, caddy];

function missing(program: string, argument: string): Pick<Host, 'missing'> {
  const found = spawnSync(program, [argument]).status === 0;
  return found ? {} : { missing: `${program} is not installed` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function started(
  program: string,
  options: string[],
  port: number,
  folder: string,
): Promise<RunningHost> {
  const child = spawn(program, options, {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const url = `http://127.0.0.1:${port}`;
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await answering(url, child, () => said);
  return {
    url,
    async close() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function answering(url: string, child: ChildProcess, said: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended: ${said()}`);
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  throw new Error(`${child.spawnfile} does not answer: ${said()}`);
}
