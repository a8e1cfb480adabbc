import { loadParts } from '#features/load.ts';
import { guardRoutes } from './forms/guard-routes.ts';
import { createApi } from './http/api.ts';
import type { Deps } from './http/deps.ts';
import type { Route } from './http/route.ts';
import { healthRoutes } from './http/health.ts';
import { availabilityRoute } from './messages/availability.ts';
import { contactRoute } from './messages/contact.ts';
import type { FeatureServer } from './messages/feature-messages.ts';
import type { Store } from './store/store.ts';

// No feature imports this file, directly or not: each would wait for the other.
const features = await loadParts<FeatureServer>('server');

export interface FormsDeps extends Deps {
  store: Pick<Store, 'accept' | 'storage' | 'ready'>;
  /** Recipient of messages; defaults to the shop's own address. */
  mailTo?: string | undefined;
  /** Those that are answered beside the forms. */
  routes?: readonly Route[] | undefined;
}

/** All routes of the forms server. */
export function formsApi({
  store,
  mailTo,
  routes: further = [],
  ...deps
}: FormsDeps): ReturnType<typeof createApi> {
  const toShop = { store, mailTo };
  const ofFeatures = { ...toShop, storage: store.storage, signer: deps.signer };
  const routes = [
    contactRoute(toShop),
    availabilityRoute(toShop),
    ...features.flatMap((feature) => feature.routes(ofFeatures)),
    ...guardRoutes,
    ...healthRoutes(() => store.ready()),
    ...further,
  ];
  return createApi(routes, deps);
}
