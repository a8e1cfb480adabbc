import type { RequestListener } from 'node:http';
import { today } from '#model/today.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import { formsShop } from '../files/forms.ts';
import type { LiveShop } from './shop.ts';

/** What takes the forms of the shop. */
export interface FormsTaker {
  /** What answers the requests of forms; undefined where nothing does. */
  listener(): Promise<RequestListener | undefined>;
  close(): Promise<void>;
}

/** Whether a request is one of forms, or of programs that want to know how to send them. */
export function isFormsRequest(url: string): boolean {
  return /^\/(?:api\/|openapi\.json(?:\?|$))/.test(url);
}

/** What the forms must know of the shop, whose mails lead to the development server at `url`. */
export async function currentFormsShop(
  shop: LiveShop,
  url: string,
): Promise<FormsShop | undefined> {
  const current = await shop.current().catch(() => undefined);
  const about = current?.site ? formsShop(current.site, today()) : undefined;
  return about && { ...about, siteUrl: url, formsUrl: url };
}
