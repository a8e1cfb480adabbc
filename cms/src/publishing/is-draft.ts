import type { PayloadRequest } from 'payload';

/** Whether a draft is saved, which leaves what visitors see as it is. */
export function isDraft({ query }: PayloadRequest): boolean {
  return String(query['draft']) === 'true';
}
