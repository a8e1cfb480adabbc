import type { PayloadRequest } from 'payload';

/**
 * Whether a draft is saved, which leaves what visitors see as it is. To Payload `?draft[]=true` says nothing of a
 * draft, so it must not here either.
 */
export function isDraft({ query: { draft } }: Pick<PayloadRequest, 'query'>): boolean {
  return draft === true || draft === 'true';
}
