import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveSite } from '#server/start-site.ts';
import { freePort } from '../support/free-port.ts';

/** A program that serves the current release of a folder. */
export interface Host {
  name: string;
  /** Why it cannot be tested here; undefined if it can. */
  missing?: string;
  /** Starts it. Its own files are stored in the second folder. */
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
    return started('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { port, folder });
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
    return started('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { port, folder });
  },
};

const modules =
  'mpm_event authz_core dir mime negotiation autoindex filter deflate headers rewrite setenvif env'.split(
    ' ',
  );

/** Configured like web space: with listings and negotiation, which the site should turn off. */
const apache: Host = {
  name: 'Apache',
  ...missing('apache2', '-v'),
  async start(dist, folder) {
    const port = await freePort();
    const config = `
      ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      ServerRoot ${folder}
      ServerName shop.example
      PidFile apache.pid
      DefaultRuntimeDir ${folder}
      ErrorLog error.log
      Listen 127.0.0.1:${port}
      StartServers 1
      TypesConfig /etc/mime.types
      AddLanguage br .br
      AddType application/x-gzip .gz
      DirectoryIndex index.html
      AddOutputFilterByType DEFLATE text/html
      DocumentRoot ${dist}/current/site
      <Directory ${dist}>
        Options Indexes FollowSymLinks MultiViews
        AllowOverride All
        Require all granted
      </Directory>`;
    await writeFile(join(folder, 'apache.conf'), config);
    // It refuses to serve as root.
    const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    if (nobody.uid !== undefined) await chown(folder, nobody.uid, nobody.gid);
    await chmod(dist, 0o755);
    const options = ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')];
    return started('apache2', options, { port, folder, user: nobody });
  },
};

export const hosts: Host[] = [own, nginx, caddy, apache];

function missing(program: string, argument: string): Pick<Host, 'missing'> {
  const found = spawnSync(program, [argument]).status === 0;
  return found ? {} : { missing: `${program} is not installed` };
}

async function started(
  program: string,
  options: string[],
  { port, folder, user }: { port: number; folder: string; user?: { uid?: number; gid?: number } },
): Promise<RunningHost> {
  const child = spawn(program, options, {
    ...user,
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
  const latest = performance.now() + 60_000;
  while (performance.now() < latest) {
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
