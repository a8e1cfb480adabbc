import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCodes } from '../src/setup/exit-codes.ts';
import { askEmail } from './ask-email.ts';
import { build } from './build.ts';
import { install } from './install.ts';
import { beginRun, describeCrash } from './last-run.ts';
import { writeMigration } from './migrate.ts';
import { run, Together } from './run.ts';
import { keepPrivate, readSecrets, readSettings } from './secrets.ts';
import { hashSources } from './sources.ts';
import { whenReady } from './when-ready.ts';

/** `npm run cms`: installs what is missing, prepares the database, and starts the content system. */
const kit = join(import.meta.dirname, '../..');
const cms = join(kit, 'cms');
const { values: options } = parseArgs({
  options: {
    content: { type: 'string', default: 'content' },
    /** Address of the first owner. */
    email: { type: 'string', default: process.env['CMS_ADMIN_EMAIL'] },
    /** The address of an account that gets a new password; nothing else is started then. */
    reset: { type: 'string' },
    /** Leaves out the site and its preview. */
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

// No other user of the machine can read drafts, password hashes or keys.
process.umask(0o077);
await mkdir(data, { recursive: true });
await keepPrivate(data);
// Only the setup needs the first password.
const { CMS_ADMIN_PASSWORD: firstPassword, ...settings } = await readSettings().catch(
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
const env: NodeJS.ProcessEnv = {
  ...settings,
  ...(await readSecrets(join(data, 'cms.env'), settings)),
  CMS_DATA: data,
  CMS_URL: process.env['CMS_URL'] ?? address,
  PUBLISH_URL: process.env['PUBLISH_URL'] ?? `http://127.0.0.1:${SITE_PORT}`,
  PREVIEW_URL: process.env['PREVIEW_URL'] ?? `http://localhost:${PREVIEW_PORT}`,
  // People who try it locally find the site here too.
  ...(options.alone || process.env['CMS_URL'] ? {} : { SITE_URL: `http://localhost:${SITE_PORT}` }),
  CMS_CONTENT: resolve(options.content),
  ...(options.alone
    ? {}
    : { SITE_START: existsSync(join(kit, 'dist/current')) ? 'starting' : 'firstBuild' }),
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
};

/** Runs setup.ts with additional settings; returns its exit code. */
async function runSetup(own: Record<string, string>): Promise<number> {
  const command = ['node_modules/.bin/payload', 'run', 'src/setup/setup.ts'] as const;
  const { CMS_ADMIN_EMAIL: _, ...rest } = env;
  const expected = Object.values(exitCodes);
  return run(command, { cwd: cms, env: { ...rest, ...own }, expected });
}

/**
 * Sets up the database and the first owner; returns the lines that say how to sign in, if there is
 * a new one.
 */
async function setUp(email: string | undefined): Promise<string[]> {
  const password = firstPassword ?? newPassword();
  const code = await runSetup({
    ...(email === undefined ? {} : { CMS_ADMIN_EMAIL: email }),
    CMS_ADMIN_PASSWORD: password,
  });
  if (code === exitCodes.nobody) return setUp(await askEmail(email));
  if (code !== exitCodes.newOwner || firstPassword !== undefined) return [];
  return howToSignIn(email, password);
}

/** Gives an account a new password, whether or not the content system is running. */
async function reset(email: string): Promise<string[]> {
  await install(cms);
  const password = newPassword();
  const code = await runSetup({ CMS_RESET: email, CMS_ADMIN_PASSWORD: password });
  if (code === exitCodes.unknownAccount) {
    throw new Error(`Nobody signs in as "${email}". Check the address, CMS_DATA and DATABASE_URL.`);
  }
  return howToSignIn(email, password);
}

function newPassword(): string {
  return randomBytes(16).toString('base64url');
}

function howToSignIn(email: string | undefined, password: string): string[] {
  return [
    `  Sign in as          ${email}`,
    `  with the password   ${password}`,
    '  Change it there; it is not shown again.',
  ];
}

/** Starts everything. */
async function start(): Promise<void> {
  // The first start asks now, and not after minutes.
  const isFirst = !existsSync(join(data, 'cms.sqlite')) && !env['DATABASE_URL'];
  const email = isFirst ? await askEmail(options.email) : options.email;
  const crash = await describeCrash(data);
  await install(cms);
  const sources = await hashSources(kit);
  await build(cms, sources, env);
  await writeMigration({ cms, data, sources }, env);
  // This happens before anybody can reach the content system.
  const signIn = await setUp(email);
  const running = await beginRun(data);
  const programs = new Together();
  programs.ended.addEventListener('abort', () => void running.end());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => programs.end());
  // Large pictures are decoded in many threads, for each of which glibc would reserve memory.
  const frugal = { MALLOC_ARENA_MAX: '2', ...env };
  const server = ['node_modules/.bin/next', 'start', '-p', PORT, '-H', HOST] as const;
  programs.start(server, { cwd: cms, env: frugal });
  const isOpen = await whenReady(`http://${HOST}:${PORT}/api/export`, programs.ended);
  const say = (site: string[]) => {
    const lines = [`  The content system: ${address}/admin`, ...site, ...signIn];
    console.log(`\n${crash === undefined ? '' : `  ${crash}\n`}${lines.join('\n')}\n`);
  };
  if (isOpen && options.alone) say([]);
  if (isOpen && !options.alone) {
    // The site stores its forms' data in a separate database, and neither signs people in nor
    // stores pictures.
    const own = /^(?:DATABASE_URL|PAYLOAD_SECRET|CMS_ADMIN_\w+|S3_\w+)$/;
    const shared = Object.fromEntries(Object.entries(env).filter(([name]) => !own.test(name)));
    const preview = { ...shared, NODE_ENV: env.NODE_ENV, PORT: PREVIEW_PORT };
    programs.start([process.execPath, 'src/cli.js', 'preview'], { cwd: kit, env: preview });
    const site = { ...preview, SCHAUFENSTER_SOURCE: 'cms', PORT: SITE_PORT };
    programs.start([process.execPath, 'src/cli.js', 'start'], { cwd: kit, env: site });
    const line = `  The site:           http://localhost:${SITE_PORT}`;
    const isFirstBuild = env['SITE_START'] === 'firstBuild';
    say([
      `${line}, ${isFirstBuild ? 'once its first build has ended, in some minutes' : 'in a moment'}`,
    ]);
    // The build has printed its lines below, so the important one is repeated.
    if (await whenReady(`http://127.0.0.1:${SITE_PORT}/`, programs.ended)) say([line]);
  }
}

try {
  if (options.reset === undefined) await start();
  else console.log((await reset(options.reset)).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
