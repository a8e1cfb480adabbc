import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';

/** The server as its owner runs it, in a process of its own. */
export interface ServerProcess {
  url: string;
  /** Ends it at once, whatever it is doing. */
  kill(): Promise<void>;
  /** Asks it to end, and gives its exit code. */
  close(): Promise<number | null>;
}

const cli = join(import.meta.dirname, '../../src/cli.js');

const forms = join(import.meta.dirname, 'forms.json');

/** Starts `schaufenster server` with these environment variables and no others, behind one proxy. */
export async function startServer(
  settings: Record<string, string | undefined>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [cli, 'server', '--forms', forms], {
    env: {
      PORT: '0',
      TRUSTED_PROXIES: '1',
      MAIL_FROM: 'post@lindenhof.example',
      OUTBOX_RETRY_SECONDS: '0.2',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await exited;
  }
  onTestFinished(kill);
  return {
    url: await addressIn(child.stdout),
    kill,
    async close() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}

/** Reads the log to its end, so that the server never waits for its reader. */
function addressIn(output: Readable): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const lines = createInterface({ input: output });
  lines.on('line', (line) => {
    const address = /^The forms are taken at (\S+)$/.exec(line)?.[1];
    if (address !== undefined) resolve(address);
  });
  lines.on('close', () => reject(new Error('The server did not start.')));
  return promise;
}
