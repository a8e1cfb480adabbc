import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface OfficeOptions {
  DATABASE_URL?: string | undefined;
  DATA_DIR: string;
  SMTP_URL: string;
  LANES?: string;
}

/** A server in a process of its own. */
export interface OfficeProcess {
  /** Sends a message and gives its key when it was stored; undefined where the process died first. */
  send(): Promise<string | undefined>;
  kill(): Promise<void>;
  /** Lets it end by itself. */
  close(): Promise<void>;
}

/** Starts a server, and gives it when it takes messages. */
export async function startOffice(options: OfficeOptions): Promise<OfficeProcess> {
  const child = fork(join(import.meta.dirname, 'office.ts'), {
    env: { ...process.env, ...options },
    execArgv: [],
    stdio: 'inherit',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const waiting = new Map<string, (key: string | undefined) => void>();
  const exited = once(child, 'exit');
  child.once('exit', () => {
    for (const answer of waiting.values()) answer(undefined);
  });
  await Promise.race([once(child, 'message'), exited]);
  if (child.exitCode !== null) throw new Error('The server did not start.');
  child.on('message', ({ key, id }: { key: string; id?: string }) => {
    waiting.get(key)?.(id === undefined ? undefined : key);
    waiting.delete(key);
  });
  return {
    send() {
      const key = randomUUID();
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      waiting.set(key, resolve);
      tell(child, { ...message, key, mails: [{ ...mail, subject: key }] }, () =>
        resolve(undefined),
      );
      return promise;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async close() {
      child.disconnect();
      await exited;
    },
  };
}

const mail = { to: 'shop@lindenhof.example', text: 'Guten Tag' };

const message = {
  kind: 'contact',
  language: 'de',
  fields: { name: 'Ada', email: 'ada@example.org', message: 'Guten Tag' },
};

function tell(child: ChildProcess, submission: object, failed: () => void): void {
  if (!child.connected) failed();
  else {
    child.send(submission, (error) => {
      if (error) failed();
    });
  }
}
