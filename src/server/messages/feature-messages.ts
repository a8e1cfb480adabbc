import type { FormsShop } from '#model/forms/shop.ts';
import type { Language } from '#model/language.ts';
import type { Route } from '../http/route.ts';
import type { FeaturePages } from '../pages/feature-pages.ts';
import type { ToShopOptions } from './to-shop.ts';

/** What a feature does on the server: the default export of its `NAME.server.ts`. */
export interface FeatureServer extends FeaturePages {
  routes: (options: ToShopOptions) => Route[];
  /** Says in a line what a stored message is about, by form. */
  about: Readonly<
    Record<string, (fields: Readonly<Record<string, unknown>>, around: Around) => string>
  >;
}

interface Around {
  shop: FormsShop;
  language: Language;
}
