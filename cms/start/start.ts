import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { install } from './install.ts';
import { writeMigration } from './migrate.ts';
import { run, Together } from './run.ts';
import { keepPrivate, readSecrets } from './secrets.ts';
import { hashSources } from './sources.ts';
import { whenReady } from './when-ready.ts';

/** `npm run cms`: installs what is missing, prepares the database, and starts the content system. */
const kit = join(import.meta.dirname, '../..');
const cms = join(kit, 'cms');
const { values: options } = parseArgs({
  options: {
    content: { type: 'string', default: 'content' },
    /** Leaves the site and its preview out. */
    alone: { type: 'boolean', default: false },
  },
});
const {
  PORT = '3000',
  HOST = '127.0.0.1',
  SITE_PORT = '8080',
  PREVIEW_PORT = '3001',
} = process.env;
const data = resolve(process.env['CMS_DATA'] ?? join(kit, 'data'));
const address = `http://localhost:${PORT}`;

// Nobody else on the machine reads drafts, passwords' hashes or keys.
process.umask(0o077);
await mkdir(data, { recursive: true });
await keepPrivate(data);
const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...(await readSecrets(join(data, 'cms.env'))),
  CMS_DATA: data,
  CMS_URL: process.env['CMS_URL'] ?? address,
  PUBLISH_URL: process.env['PUBLISH_URL'] ?? `http://127.0.0.1:${SITE_PORT}`,
  PREVIEW_URL: process.env['PREVIEW_URL'] ?? `http://localhost:${PREVIEW_PORT}`,
  CMS_CONTENT: resolve(options.content),
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
};

try {
  await install(cms);
  const sources = await hashSources(kit);
  await build(cms, sources, env);
  await writeMigration({ cms, data, sources }, env);
  // What is done here is done before anybody can reach the content system.
  await run(['node_modules/.bin/payload', 'run', 'src/setup/setup.ts'], { cwd: cms, env });
  const programs = new Together();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => programs.end());
  programs.start(['node_modules/.bin/next', 'start', '-p', PORT, '-H', HOST], { cwd: cms, env });
  await whenReady(`http://${HOST}:${PORT}/api/export`);
  console.log(`\n  The content system: ${address}/admin`);
  if (!options.alone) {
    // The site keeps what its forms get in a database of its own, and neither signs people in nor stores pictures.
    const own = /^(?:DATABASE_URL|PAYLOAD_SECRET|CMS_ADMIN_\w+|S3_\w+)$/;
    const shared = Object.fromEntries(Object.entries(env).filter(([name]) => !own.test(name)));
    const preview = { ...shared, NODE_ENV: env.NODE_ENV, PORT: PREVIEW_PORT };
    programs.start([process.execPath, 'src/cli.js', 'preview'], { cwd: kit, env: preview });
    const site = { ...preview, SCHAUFENSTER_SOURCE: 'cms', PORT: SITE_PORT };
    programs.start([process.execPath, 'src/cli.js', 'start'], { cwd: kit, env: site });
    await whenReady(`http://127.0.0.1:${SITE_PORT}/`);
    console.log(`  The site:           http://localhost:${SITE_PORT}\n`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
