import { z } from 'zod';
import type { OutboxRow } from '#server/database/tables.ts';
import type { Channel, Failure } from '#server/outbox/outbox.ts';
import { deliveryRow } from '#server/outbox/deliveries.ts';
import type { ListmonkSettings } from '#server/settings/settings.ts';
import type { NewsletterStore, Subscriber } from './subscribers.server.ts';

/** An error response from listmonk. */
class ListmonkError extends Error {
  override name = 'ListmonkError';
  readonly status: number;

  constructor(status: number, words: string) {
    super(`listmonk answered ${status}: ${words.slice(0, 500)}`);
    this.status = status;
  }
}

export interface ListmonkApi {
  subscribe(subscriber: Subscriber): Promise<void>;
  unsubscribe(email: string): Promise<void>;
  delete(email: string): Promise<void>;
  /** Aborts calls in progress and prevents new ones. */
  close(): void;
}

/** Time limit for a response, ms. */
const timeoutMs = 30_000;

const found = z.object({
  data: z.object({ results: z.array(z.object({ id: z.number(), email: z.string() })) }),
});

/** The calls to a listmonk server that the newsletter needs (https://listmonk.app/docs/apis/subscribers/). */
export function listmonkApi({ url, user, token, list }: ListmonkSettings): ListmonkApi {
  const closed = new AbortController();

  async function call(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${url}/api/subscribers${path}`, {
      method,
      headers: {
        Authorization: `Basic ${Buffer.from(`${user}:${token}`).toString('base64')}`,
        'Content-Type': 'application/json',
      },
      signal: AbortSignal.any([closed.signal, AbortSignal.timeout(timeoutMs)]),
      redirect: 'error',
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  async function change(method: string, path: string, body?: object): Promise<void> {
    await accepted(await call(method, path, body));
  }

  async function idOf(email: string): Promise<number | undefined> {
    const answer = await accepted(
      await call('GET', `?search=${encodeURIComponent(email)}&per_page=all`),
    );
    const { data } = found.parse(await answer.json());
    return data.results.find((one) => one.email.toLowerCase() === email.toLowerCase())?.id;
  }

  function onList(id: number, action: 'add' | 'unsubscribe'): Promise<void> {
    const status = action === 'add' ? { status: 'confirmed' } : {};
    return change('PUT', '/lists', { ids: [id], action, target_list_ids: [list], ...status });
  }

  return {
    async subscribe({ email, language }) {
      const id = await idOf(email);
      if (id !== undefined) return onList(id, 'add');
      return change('POST', '', {
        email,
        name: '',
        status: 'enabled',
        lists: [list],
        attribs: { language },
        // The consent has already been confirmed here.
        preconfirm_subscriptions: true,
      });
    },
    async unsubscribe(email) {
      const id = await idOf(email);
      if (id !== undefined) await onList(id, 'unsubscribe');
    },
    async delete(email) {
      const id = await idOf(email);
      if (id !== undefined) await change('DELETE', `/${id}`);
    },
    close: () => closed.abort(),
  };
}

async function accepted(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  throw new ListmonkError(answer.status, await answer.text());
}

const payloadSchema = z.object({ email: z.string() });

/** The row that notifies the listmonk server of a change. */
export function listmonkRow(email: string, now: number): OutboxRow {
  return deliveryRow({ kind: 'listmonk', email, payload: { email } }, now);
}

/** Sends listmonk the current state of an address in the newsletter. */
export function listmonkChannel(api: ListmonkApi, newsletter: NewsletterStore): Channel {
  return {
    kind: 'listmonk',
    concurrency: 1,
    judge,
    async deliver(delivery) {
      if (delivery.mail) return;
      const { email } = payloadSchema.parse(delivery.payload);
      let pushed: string | undefined;
      // The state may change again while an update is being sent.
      for (;;) {
        const subscriber = await newsletter.find(email);
        if (pushed === (subscriber?.state ?? 'unknown')) return;
        pushed = subscriber?.state ?? 'unknown';
        if (subscriber?.state === 'confirmed') await api.subscribe(subscriber);
        else if (subscriber) await api.unsubscribe(email);
        else await api.delete(email);
      }
    },
    close: () => api.close(),
  };
}

function judge(error: unknown): Failure {
  const status = error instanceof ListmonkError ? error.status : undefined;
  return {
    // listmonk rejects this address. Other errors can be fixed by the owner or on listmonk's side.
    isFinal: status === 400 || status === 422,
    isUnreachable: status !== 400 && status !== 422,
    codes: { code: error instanceof Error ? error.name : 'unknown', ...(status && { status }) },
    words: error instanceof Error ? error.message : String(error),
  };
}
