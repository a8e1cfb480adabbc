import type { FormsShop } from '#model/forms/shop.ts';
import type { Language } from '#model/language.ts';
import type { FeatureTables, Storage } from '../database/feature-tables.ts';
import type { DeliveryKind } from '../database/tables.ts';
import type { Route } from '../http/route.ts';
import type { Channel } from '../outbox/outbox.ts';
import type { FeaturePages } from '../pages/feature-pages.ts';
import type { ServerSettings } from '../settings/settings.ts';
import type { Signer } from '../tokens/signer.ts';
import type { ToShopOptions } from './to-shop.ts';

/** What a feature does on the server: the default export of its `NAME.server.ts`. */
export interface FeatureServer extends FeaturePages {
  routes: (options: RouteOptions) => Route[];
  /** Says in a line what a stored message is about, by form. */
  about?: Readonly<
    Record<string, (fields: Readonly<Record<string, unknown>>, around: Around) => string>
  >;
  /** Its own tables with personal data. */
  tables?: FeatureTables;
  /** Delivers what it puts into the outbox beside mails. */
  channel?: FeatureChannel;
  /** What its commands do, by their usage in `feature.ts`. Each returns the text to print. */
  commands?: Readonly<Record<string, (storage: Storage, argument?: string) => Promise<string>>>;
}

export interface RouteOptions extends ToShopOptions {
  storage: Storage;
  signer: Signer;
}

interface FeatureChannel {
  kind: DeliveryKind;
  /** Undefined if the settings do not say where to deliver. */
  open: (settings: ServerSettings) => ((storage: Storage) => Channel) | undefined;
}

interface Around {
  shop: FormsShop;
  language: Language;
}
