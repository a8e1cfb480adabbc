import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtp } from '#server/mail/smtp.fixture.ts';
import { temporaryFolder } from '#server/store/store.fixture.ts';
import { type Message, newMessages, send, visitorOf } from './message.ts';
import { startServer } from './server-process.ts';
import { smallDisk } from './small-disk.ts';

test('while the disk is full messages are refused, and afterwards no mail was lost or doubled', async ({
  skip,
}) => {
  const disk = smallDisk(await temporaryFolder(), 4);
  if (disk === undefined) {
    console.warn('No test runs on a full disk: this user may not mount a small one.');
    return skip();
  }
  const full = Promise.withResolvers<void>();
  const smtp = await startSmtp({ data: () => full.promise });
  onTestFinished(() => smtp.close());
  const server = await startServer({ DATA_DIR: join(disk, 'data'), SMTP_URL: smtp.url });
  const messages = await newMessages(server.url, 200);
  const ballast = join(disk, 'ballast');
  await writeFile(ballast, Buffer.alloc(3_000_000));
  const { accepted, refused } = await sendUntilRefused(server.url, messages);
  full.resolve();
  // Deliveries that cannot be written down, until there is room.
  await expect.poll(() => smtp.received.length).toBeGreaterThan(0);
  await pause(500);
  await rm(ballast);
  await send(server.url, refused);
  const sent = [...accepted, refused];
  await expect.poll(() => smtp.received.length).toBe(sent.length);
  expect(await server.close()).toBe(0);
  expect(smtp.received).toHaveLength(sent.length);
  expect(new Set(smtp.received.map(visitorOf))).toEqual(new Set(sent.map(({ email }) => email)));
});

/** Sends one message after another until the server refuses one. */
async function sendUntilRefused(
  url: string,
  messages: readonly Message[],
): Promise<{ accepted: Message[]; refused: Message }> {
  for (const [at, message] of messages.entries()) {
    try {
      await send(url, message);
    } catch (error) {
      expect(error).toHaveProperty('message', expect.stringContaining('503'));
      return { accepted: messages.slice(0, at), refused: message };
    }
  }
  throw new Error('The server refused nothing.');
}
