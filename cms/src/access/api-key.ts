import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Drops a new key once Payload has its HMAC, by which it looks up keys. Payload would also store
 * the key, encrypted without protection against changes (AES-CTR), although nothing ever reads it.
 */
export const forgetKey: CollectionBeforeChangeHook<{ id: number; apiKey?: string | null }> = ({
  data,
}) => (typeof data.apiKey === 'string' ? { ...data, apiKey: null } : data);
