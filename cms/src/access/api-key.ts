import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Drops a new key once Payload has its HMAC, which it looks keys up by. Payload would keep the key as well, encrypted
 * in a way that nothing protects from changes (AES-CTR), though nobody ever reads it.
 */
export const forgetKey: CollectionBeforeChangeHook<{ id: number; apiKey?: string | null }> = ({
  data,
}) => (typeof data.apiKey === 'string' ? { ...data, apiKey: null } : data);
