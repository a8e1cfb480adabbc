import {
  type PublishStatus,
  publishStatusSchema,
} from '../../../src/model/publishing/publishing.ts';
import type { Language } from '../../../src/model/language.ts';
import {
  type ShopMessages,
  shopMessagesSchema,
} from '../../../src/model/publishing/shop-messages.ts';
import {
  signedHook,
  signedMessagesHeaders,
  signedStatusQuery,
} from '../../../src/model/publishing/signature.ts';

/** Time limit for the site server's response, ms. It builds after responding. */
const timeoutMs = 10_000;

/** The server that builds and serves the site; undefined if none is set up. */
export function siteServer({ PUBLISH_URL, PUBLISH_SECRET } = process.env as Settings) {
  if (!PUBLISH_SECRET) return undefined;
  const secret = PUBLISH_SECRET;
  const url = PUBLISH_URL ?? 'http://127.0.0.1:8080';
  const send = async (path: string, fields: Parameters<typeof signedHook>[1]) =>
    answerOf(new URL(path, url), signedHook(secret, fields));
  return {
    /** @throws if the server rejects it */
    publish: async (fields: Parameters<typeof signedHook>[1]) => send('/api/publish', fields),
    rollBack: async (release: string) => send('/api/releases', { release }),
    status: async (): Promise<PublishStatus> => {
      const asked = new URL(`/api/publish?${signedStatusQuery(secret)}`, url);
      return publishStatusSchema.parse(await answerOf(asked, {}));
    },
    /** The visitors' messages in short; undefined if the site accepts no forms. */
    messages: async (language: Language): Promise<ShopMessages | undefined> => {
      const asked = new URL(`/api/messages?language=${language}`, url);
      const response = await ask(asked, { headers: signedMessagesHeaders(secret) });
      if (response.status === 404) return undefined;
      return shopMessagesSchema.parse(await bodyOf(response));
    },
  };
}

type Settings = Partial<Record<'PUBLISH_URL' | 'PUBLISH_SECRET', string>>;

async function answerOf(url: URL, request: RequestInit): Promise<unknown> {
  return bodyOf(await ask(url, request));
}

async function ask(url: URL, request: RequestInit): Promise<Response> {
  return fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
}

async function bodyOf(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  const { origin, pathname } = new URL(response.url);
  throw new Error(`${origin}${pathname} answers ${response.status}.`);
}
