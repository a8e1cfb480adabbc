import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { filesSource } from '#content/files/files-source.ts';
import {
  type PublishEnd,
  type PublishStatus,
  publishStatusSchema,
} from '#model/publishing/publishing.ts';
import { signedHook, signedStatusQuery } from '#model/publishing/signature.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { contentFrom, type FakeCms, fakeCms } from '../../fakes/cms.ts';
import { openedAddress } from '../../support/opened-address.ts';

const kit = join(import.meta.dirname, '../../..');

const secret = 'a secret of content system and site, long enough';

/** The page of the brand that tests change. */
export const brandPage = '/optik/nolum';

interface ShopOptions {
  /** Folder of the releases, if not one of its own. */
  dist?: string;
  /** Further settings of the server. */
  settings?: Record<string, string>;
}

/** A small shop whose content comes from a content system, and whose server publishes it. */
export interface PublishedShop {
  cms: FakeCms;
  dist: string;
  server: () => SiteServer;
  /** Starts the server, again where it was killed. */
  start(): Promise<SiteServer>;
  /** Writes this number into headline and text of a brand. */
  edit(number: number): void;
  /** Asks to publish; gives the id of the job. */
  ask(): Promise<string>;
  /** Asks to publish, and waits until that has ended. */
  publish(): Promise<PublishEnd>;
  /** How a job has ended, once it has. */
  endOf(job: string): Promise<PublishEnd>;
  status(): Promise<PublishStatus>;
  /** Goes back to a release, and waits until that has ended. */
  rollBack(release: string): Promise<PublishEnd>;
}

export interface SiteServer {
  url: string;
  pid: number;
  /** Ends it at once, whatever it is doing. */
  kill(): Promise<void>;
}

export async function publishedShop({
  settings = {},
  ...options
}: ShopOptions = {}): Promise<PublishedShop> {
  const cms = await fakeCms(await contentFrom(filesSource(join(kit, 'starter'))));
  onTestFinished(() => cms.close());
  const folder = await mkdtemp(join(tmpdir(), 'publish-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const dist = options.dist ?? join(folder, 'dist');
  let server: SiteServer | undefined;
  const running = (): SiteServer => {
    if (!server) throw new Error('The server was not started.');
    return server;
  };

  const shop: PublishedShop = {
    cms,
    dist,
    server: running,
    async start() {
      server = await startServer(dist, {
        CMS_URL: cms.url,
        CMS_KEY: cms.key,
        DATA_DIR: join(folder, 'data'),
        PUBLISH_SECRET: secret,
        PUBLISH_DELAY_SECONDS: '0.05',
        ...settings,
      });
      return server;
    },
    edit: (number) => edit(cms, number),
    async ask() {
      const response = await fetch(`${running().url}/api/publish`, signedHook(secret));
      return jobIn(response);
    },
    async publish() {
      return shop.endOf(await shop.ask());
    },
    async endOf(job) {
      for (;;) {
        const { last } = await shop.status();
        if (last?.id === job) return last;
        await pause(50);
      }
    },
    async status() {
      const response = await fetch(`${running().url}/api/publish?${signedStatusQuery(secret)}`);
      return publishStatusSchema.parse(await response.json());
    },
    async rollBack(release) {
      const hook = signedHook(secret, { release });
      const response = await fetch(`${running().url}/api/releases`, hook);
      return shop.endOf(await jobIn(response));
    },
  };
  edit(cms, 0);
  return shop;
}

async function jobIn(response: Response): Promise<string> {
  const body = (await response.json()) as { job?: string };
  if (body.job === undefined) throw new Error(`Not taken: ${JSON.stringify(body)}`);
  return body.job;
}

/** The numbers that a page says, where it is whole: both are those of one state of the content. */
export function numbersIn(html: string): string[] {
  return [...new Set(html.match(/Stand \d+/g))];
}

function edit({ content }: FakeCms, number: number): void {
  const brand = content.records['brands']?.find(({ value }) => slugOf(value) === 'nolum');
  if (!brand) throw new Error('The shop has no such brand.');
  const { translations } = brand.value as { translations: Record<string, unknown>[] };
  for (const translation of translations) {
    translation['headline'] = `Stand ${number}`;
    translation['text'] = `Stand ${number}\n\n## Geschichte\n\nNoch einmal: Stand ${number}.`;
  }
  content.revision = `revision-${number}`;
}

function slugOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'slug' in value ? value.slug : undefined;
}

async function startServer(dist: string, settings: Record<string, string>): Promise<SiteServer> {
  const child = spawn(
    process.execPath,
    ['src/cli.js', '--source', 'cms', '--dist', dist, '--cache', '.cache', 'start'],
    {
      cwd: kit,
      env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', ...settings },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const kill = killer(child);
  onTestFinished(kill);
  return { url: await openedAddress(child), pid: child.pid ?? 0, kill };
}

function killer(child: ChildProcess): () => Promise<void> {
  const exited = once(child, 'exit');
  return async () => {
    child.kill('SIGKILL');
    await exited;
  };
}

/** The processes that a process has started, as Linux tells them. */
export function childrenOf(pid: number): number[] {
  const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return ids === '' ? [] : ids.split(' ').map(Number);
}
