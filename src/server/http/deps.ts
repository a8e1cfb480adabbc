import type { FormsShop } from '#model/forms/shop.ts';
import type { Client } from '../abuse/client.ts';
import type { Guard } from '../abuse/guard.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import type { Signer } from '../tokens/signer.ts';

/** What all routes work with. */
export interface Deps {
  /** The shop as the last release tells of it that took forms. */
  shop: () => FormsShop;
  signer: Signer;
  guard: Guard;
  metrics: Metrics;
  log: Log;
  /** Origins of pages that may send forms, beside the site's own and the server's. */
  allowedOrigins: readonly string[];
  /** How many proxies stand before the server. */
  trustedProxies: number;
  /** Whether the site's pages come from this server too. */
  servesSite: boolean;
}

/** The part of a logger that the API needs. */
interface Log {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** A request to the API, and who makes it. */
export interface Visit {
  request: Request;
  /** By which the same visitor is known again. */
  visitor: string;
  client: Client;
  shop: FormsShop;
}
