import { z } from 'zod';
import type { ListmonkSettings } from '../settings/settings.ts';
import type { Subscriber } from './newsletter-store.ts';

/** An error response from listmonk. */
export class ListmonkError extends Error {
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
