import type { PayloadRequest } from 'payload';

/**
 * Whether a draft is saved, which does not change what visitors see. Payload does not treat
 * `?draft[]=true` as a draft, so neither must this.
 */
export function isDraft({ query: { draft } }: Pick<PayloadRequest, 'query'>): boolean {
  return draft === true || draft === 'true';
}
