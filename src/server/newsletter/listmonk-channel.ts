import type { NewsletterStore } from './newsletter-store.ts';
import { type ListmonkApi, ListmonkError } from './listmonk-api.ts';
import type { Channel, Failure } from '../outbox/outbox.ts';

/** Sends listmonk the current state of an address in the newsletter. */
export function listmonkChannel(api: ListmonkApi, newsletter: NewsletterStore): Channel {
  return {
    kind: 'listmonk',
    concurrency: 1,
    judge,
    async deliver(parcel) {
      if (parcel.kind !== 'listmonk') return;
      const { email } = parcel;
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
