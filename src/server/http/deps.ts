import type { FormsShop } from '#model/forms/shop.ts';
import type { Client } from '../abuse/client.ts';
import type { Guard } from '../abuse/guard.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Signer } from '../tokens/signer.ts';

/** Dependencies of all routes. */
export interface Deps {
  /** The shop as described by the last release that had forms. */
  shop: () => FormsShop;
  signer: Signer;
  guard: Guard;
  metrics: Metrics;
  log: Log;
  /** Origins of pages that may send forms, in addition to those of the site and the server. */
  allowedOrigins: readonly string[];
  /** Number of proxies in front of the server. */
  trustedProxies: number;
  /** Whether this server also serves the site's pages. */
  servesSite: boolean;
}

/** The part of a logger that the API needs. */
interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A request to the API and its sender. */
export interface Visit {
  request: Request;
  /** Identifies the same visitor across requests. */
  visitor: string;
  client: Client;
  shop: FormsShop;
  /** Why it was refused, for the log. */
  refusal?: { refused: string; sign?: string; visitor: string };
}
