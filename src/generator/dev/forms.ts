import type { RequestListener } from 'node:http';
import { today } from '#model/today.ts';
import type { FormsShop } from '#model/forms/shop.ts';
import { formsShop } from '../files/forms.ts';
import type { LiveShop } from './shop.ts';

/** Accepts the shop's forms. */
export interface FormsTaker {
  /** Handles form requests; undefined if there are no forms. */
  listener(): Promise<RequestListener | undefined>;
  close(): Promise<void>;
}

/** Whether a request belongs to forms, or asks for their API description. */
export function isFormsRequest(url: string): boolean {
  return /^\/(?:api\/|openapi\.json(?:\?|$))/.test(url);
}

/** The shop's data for forms; links in mails lead to the development server at `url`. */
export async function currentFormsShop(
  shop: LiveShop,
  url: string,
): Promise<FormsShop | undefined> {
  const current = await shop.current().catch(() => undefined);
  const about = current?.site ? formsShop(current.site, today()) : undefined;
  return about && { ...about, siteUrl: url, formsUrl: url };
}
