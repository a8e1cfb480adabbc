import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { freePort } from '../support/free-port.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    cms: StartedCms;
  }
}

/** A content system with the demo shop. */
export interface StartedCms {
  url: string;
  /** The folder of its database, files and secrets. */
  data: string;
  /** The reader's key. */
  key: string;
  owner: { email: string; password: string };
  /** The port where it expects the site's server, which does not exist until a test starts one. */
  sitePort: number;
  /** The port where it expects the preview, which does not exist either. */
  previewPort: number;
  /** The shared signing secret. */
  publishSecret: string;
}

const owner = { email: 'chefin@lindenhof.example', password: 'Lindenblatt im Hof' };

/** Starts the content system as `npm run cms` does, in a separate folder. */
export default async function startSetup(project: Pick<TestProject, 'provide'>) {
  const data = await mkdtemp(join(tmpdir(), 'cms-'));
  const sitePort = await freePort();
  const previewPort = await freePort();
  const { url, end } = await startCms(data, {
    PUBLISH_URL: `http://127.0.0.1:${sitePort}`,
    PREVIEW_URL: `http://localhost:${previewPort}`,
  });
  const secrets = parseEnv(await readFile(join(data, 'cms.env'), 'utf8'));
  const { CMS_KEY: key = '', PUBLISH_SECRET: publishSecret = '' } = secrets;
  project.provide('cms', { url, data, key, owner, sitePort, previewPort, publishSecret });
  return async () => {
    await end();
    await rm(data, { recursive: true });
  };
}

/**
 * @param data folder of its database, files and secrets
 * @param settings further environment variables
 * @param content folder of the shop to import
 */
export async function startCms(
  data: string,
  settings: Record<string, string> = {},
  content = 'content',
): Promise<{ url: string; end: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['cms/start/start.ts', '--alone', '--content', content], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      CMS_DATA: data,
      CMS_URL: url,
      CMS_ADMIN_EMAIL: owner.email,
      CMS_ADMIN_PASSWORD: owner.password,
      ...settings,
    },
  });
  const ended = once(child, 'exit');
  const end = async () => {
    child.kill();
    await ended;
  };
  let said = '';
  const ready = new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes(`${url}/admin`)) resolve();
    });
  });
  const isUp = await Promise.race([ready.then(() => true), ended.then(() => false)]);
  if (!isUp) throw new Error(`The content system did not start:\n${said}`);
  return { url, end };
}
