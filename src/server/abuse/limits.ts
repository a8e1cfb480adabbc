import type { Client } from './client.ts';
import { rateLimit } from './rate-limit.ts';

export interface Limits {
  /** Counts a request. Gives 0, or the seconds to wait where there were too many. */
  request(client: Client): number;
  /** Counts a message. Gives 0, or the seconds to wait where more came than people write. */
  message(client: Client, email: string): number;
}

const minute = 60_000;

/** Limits of requests, and of messages by address, network and sender. */
export function createLimits(now?: () => number): Limits {
  const requestsOfAddress = rateLimit({ limit: 60, window: 10 * minute }, now);
  const requestsOfNetwork = rateLimit({ limit: 600, window: 10 * minute }, now);
  const messagesOfAddress = rateLimit({ limit: 5, window: 10 * minute }, now);
  const messagesOfNetwork = rateLimit({ limit: 50, window: 10 * minute }, now);
  const messagesOfSender = rateLimit({ limit: 5, window: 60 * minute }, now);
  return {
    request: ({ address, network }) =>
      requestsOfAddress.hit(address) || requestsOfNetwork.hit(network),
    message: ({ address, network }, email) =>
      messagesOfAddress.hit(address) ||
      messagesOfNetwork.hit(network) ||
      messagesOfSender.hit(email.toLowerCase()),
  };
}
