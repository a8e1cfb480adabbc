import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Email } from 'postal-mime';

/** A form as a visitor has filled it in. */
export interface Message {
  form: 'contact' | 'newsletter';
  /** Of this visitor alone. */
  email: string;
  /** The same however often the message is sent. */
  key: string;
  /** The visitor's network address. */
  from: string;
  token: string;
}

/** Messages of visitors who have written long enough to be taken for people, a third of them sign-ups. */
export async function newMessages(url: string, count: number): Promise<Message[]> {
  const messages: Message[] = [];
  while (messages.length < count) {
    const some = Array.from({ length: Math.min(50, count - messages.length) }, () => begin(url));
    messages.push(...(await Promise.all(some)));
  }
  await pause(2000);
  return messages;
}

/** A visitor begins to write: then the page asks for a token. */
async function begin(url: string): Promise<Message> {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const response = await fetch(`${url}/api/token`, { headers: { 'X-Forwarded-For': from } });
  const { token } = (await response.json()) as { token: string };
  const key = randomUUID();
  const form = randomInt(3) === 0 ? 'newsletter' : 'contact';
  return { form, email: `${key}@visitor.example`, key, from, token };
}

/**
 * Sends a message, as the site's forms do.
 *
 * @returns The id in the answer; undefined where none came.
 * @throws Error that tells what the server says where it does not take the message.
 */
export async function send(url: string, message: Message): Promise<string | undefined> {
  const answer = await post(url, message);
  if (answer === undefined) return undefined;
  if (answer.status !== 202) throw new Error(`${answer.status} ${answer.body}`);
  return (JSON.parse(answer.body) as { id: string }).id;
}

async function post(
  url: string,
  { form, email, key, from, token }: Message,
): Promise<{ status: number; body: string } | undefined> {
  try {
    const response = await fetch(`${url}/api/${form}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        'X-Forwarded-For': from,
      },
      body: JSON.stringify({ ...fields[form], email, token }),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    return undefined;
  }
}

const fields = {
  contact: {
    language: 'de',
    page: '/kontakt',
    name: 'Ada',
    message: 'Ist die Uhr meines Großvaters fertig?',
    privacy: true,
  },
  newsletter: { language: 'de', page: '/', consent: 'Ich möchte den Newsletter.' },
};

/** Whose message a mail is about: an answer goes to them, or the mail itself. */
export function visitorOf({ replyTo, to }: Email): string | undefined {
  return (replyTo ?? to)?.[0]?.address;
}
