import type { NewsletterStore } from './newsletter-store.ts';
import { type ListmonkApi, ListmonkError } from './listmonk-api.ts';
import type { Channel, Failure } from '../outbox/outbox.ts';

/** Lets listmonk know what the newsletter knows of an address at that moment. */
export function listmonkChannel(api: ListmonkApi, newsletter: NewsletterStore): Channel {
  return {
    kind: 'listmonk',
    lanes: 1,
    judge,
    async deliver(parcel) {
      if (parcel.kind !== 'listmonk') return;
      const { email } = parcel;
      let pushed: string | undefined;
      // A change may come while the one before it is on its way.
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
    // It does not take this address; anything else is for the owner or for listmonk to mend.
    isFinal: status === 400 || status === 422,
    isUnreachable: status !== 400 && status !== 422,
    codes: { code: error instanceof Error ? error.name : 'unknown', ...(status && { status }) },
    words: error instanceof Error ? error.message : String(error),
  };
}
