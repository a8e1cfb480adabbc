import type { ComponentType } from 'react';
import type { KitViews, TemplateKey } from '#model/views/pages.ts';
import type { TemplateProps } from './template-props.ts';

type Templates = {
  [Key in keyof KitViews]: () => Promise<{
    default: ComponentType<TemplateProps<Key>>;
  }>;
};

/** The templates by key (`componentChunkName`), each a separate module with its styles. */
const templates: Templates = {
  'template-home': () => import('./home/home.tsx'),
  'template-category': () => import('./category/category.tsx'),
  'template-list': () => import('./list/list.tsx'),
  'template-brands': () => import('./brands/brands.tsx'),
  'template-brand': () => import('./brand/brand.tsx'),
  'template-info': () => import('./info/info.tsx'),
  'template-item': () => import('./item/item.tsx'),
  'template-request-list': () => import('./request-list/request-list.tsx'),
  'template-contact': () => import('./contact/contact.tsx'),
  'template-thanks': () => import('./thanks/thanks.tsx'),
  'template-legal': () => import('./legal/legal.tsx'),
  'template-not-found': () => import('./not-found/not-found.tsx'),
  'template-offline': () => import('./offline/offline.tsx'),
};

/** The features' templates, by path: `vouchers.template.tsx` is `template-vouchers`. */
const ofFeatures = import.meta.glob<{ default: unknown }>('../../features/*/*.template.tsx');

/** A loaded template of any kind. */
export type AnyTemplate = ComponentType<TemplateProps<TemplateKey>>;

/** Loads the template of a key; undefined for an unknown key. */
export function loadTemplate(key: TemplateKey): Promise<AnyTemplate>;
export function loadTemplate(key: string): Promise<AnyTemplate> | undefined;
export function loadTemplate(key: string): Promise<AnyTemplate> | undefined {
  const file = `/${key.replace('template-', '')}.template.tsx`;
  const load: (() => Promise<{ default: unknown }>) | undefined = Object.hasOwn(templates, key)
    ? templates[key as keyof Templates]
    : Object.entries(ofFeatures).find(([path]) => path.endsWith(file))?.[1];
  return load?.().then((loaded) => loaded.default as AnyTemplate);
}
