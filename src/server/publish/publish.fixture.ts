import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { BuildFailure, BuildReport } from '#model/publishing/build-report.ts';
import { type PublishStatus, publishStatusSchema } from '#model/publishing/publishing.ts';
import { signedHook, signedStatusQuery } from '#model/publishing/signature.ts';
import type { HostedRelease } from '#model/hosting/release.ts';
import type { RunningServer } from '../http/listen.ts';
import { readSettings } from '../settings/settings.ts';
import { emptyDist, files, release } from '../site/site.fixture.ts';
import { startSite } from '../start-site.ts';
import { temporaryFolder } from '../store/store.fixture.ts';
import type { SiteBuilder } from './site-builder.ts';

export const secret = 'a secret of content system and site, long enough';

export const live: BuildReport = { diagnostics: [], release: { id: 'second', unchanged: false } };

/** A builder whose builds end when and how a test decides. */
export class FakeBuilder implements SiteBuilder {
  /** For each build started, whether fewer pages were confirmed. */
  readonly builds: boolean[] = [];
  /** The builds' results, in order; the last one repeats. */
  reports: (BuildReport | Promise<BuildReport>)[] = [live];
  current = 'third';
  uploadFailure: BuildFailure | undefined;

  async build({
    confirm,
    signal,
  }: {
    confirm: boolean;
    signal: AbortSignal;
  }): Promise<BuildReport> {
    const report = this.reports[Math.min(this.builds.length, this.reports.length - 1)] ?? live;
    this.builds.push(confirm);
    const aborted = Promise.withResolvers<BuildReport>();
    signal.addEventListener('abort', () =>
      aborted.resolve({ diagnostics: [], failure: { cause: 'crashed', message: 'ended' } }),
    );
    return Promise.race([report, aborted.promise]);
  }

  async upload(): Promise<BuildFailure | undefined> {
    return this.uploadFailure;
  }

  async rollBack(id: string): Promise<undefined> {
    this.current = id;
  }

  async releases(): Promise<PublishStatus['releases']> {
    return ['third', 'second', 'first'].map((id) => ({
      id,
      time: '2027-03-14T09:30:00.000Z',
      current: id === this.current,
      pages: 3,
    }));
  }
}

export interface PublishingSite {
  url: string;
  /** Sends a publish request; returns the response. */
  publish(fields?: Parameters<typeof signedHook>[1]): Promise<Response>;
  status(): Promise<PublishStatus>;
  close(): Promise<void>;
}

interface SiteOptions {
  builder: SiteBuilder;
  /** Folder for the state, and for mails, which are never sent. */
  dataFolder?: string;
  about?: Partial<HostedRelease>;
  settings?: Record<string, string>;
}

/** A small site published by `builder`, until the test ends. */
export async function startPublishing(options: SiteOptions): Promise<PublishingSite> {
  const { builder, about = {}, settings = {} } = options;
  const dist = await emptyDist();
  await release(dist, files, about);
  const server = await startSite(
    readSettings({
      DATA_DIR: options.dataFolder ?? (await newDataFolder()),
      PORT: '0',
      LOG_LEVEL: 'silent',
      PUBLISH_SECRET: secret,
      PUBLISH_DELAY_SECONDS: '0.02',
      ...settings,
    }),
    dist,
    { builder },
  );
  const close = closeOnce(server);
  onTestFinished(close);
  return {
    url: server.url,
    close,
    publish: (fields) => fetch(`${server.url}/api/publish`, signedHook(secret, fields)),
    async status() {
      const response = await fetch(`${server.url}/api/publish?${signedStatusQuery(secret)}`);
      return publishStatusSchema.parse(await response.json());
    },
  };
}

export async function newDataFolder(): Promise<string> {
  return join(await temporaryFolder(), 'data');
}

function closeOnce(server: RunningServer): () => Promise<void> {
  let closed: Promise<void> | undefined;
  return () => (closed ??= server.close());
}
