import { type Env, Hono } from 'hono';
import type { Log } from '../telemetry/log.ts';

/**
 * Warns once if there seems to be a proxy in front of a server that trusts none: all visitors then
 * appear as the proxy, and share one visitor's limits.
 */
export function noticeProxies<E extends Env>(app: Hono<E>, log: Pick<Log, 'warn'>): Hono<E> {
  let isTold = false;
  const noticing = new Hono<E>();
  noticing.use('/api/*', ({ req }, next) => {
    if (!isTold && req.header('x-forwarded-for') !== undefined) {
      isTold = true;
      log.warn(
        'A request came with X-Forwarded-For, but TRUSTED_PROXIES is 0. If a server stands before this one, all visitors share the limits of one: set TRUSTED_PROXIES to the number of such servers.',
      );
    }
    return next();
  });
  return noticing.route('/', app);
}
