import type { Language } from '../language.ts';
import type { Picture } from '../picture.ts';
import type { ServiceId } from '../services/services.ts';

/** HTML that the build made from Markdown or a sanitised field. Safe to insert into a page. */
export interface Html {
  html: string;
}

/** A link for templates. */
export interface ViewLink {
  href: string;
  label: string;
  icon?: 'link' | 'mail' | 'phone';
  newTab?: true;
  /** The target's language, if it differs from the page's. */
  hreflang?: Language;
}

/** Text in a language other than the page's, because its translation is missing. */
export interface InLanguage {
  lang?: Language;
}

/**
 * Third-party content within a page. Nothing is requested from the third party before the visitor
 * has agreed.
 */
export interface ExternalContentView {
  /** The kind of content, in the page's language: 'Karte'. */
  title: string;
  /** The entry of the consent banner that allows loading it: 'maps'. */
  functionId: ServiceId;
  /** The visible name of the service, which also has its own stored consent: 'Google Maps'. */
  service: string;
  /**
   * The recipient of the visitor's data: 'Google Ireland Limited'. Missing if the content is on the
   * site itself and loads on a click because it is large.
   */
  operator?: string;
  /** Set for a service that cannot set cookies; the notice says of all others that they may. */
  cookieless?: true;
  /** The heading that has more information. */
  privacy?: string;
  /** The address of the same content on the service's own site. */
  address?: string;
}

/** An SVG to inline, with the size of its view box. */
export interface InlineSvg {
  svg: string;
  width: number;
  height: number;
}

/** A logo, inlined if it is an SVG. */
export type Logo = InlineSvg | Picture;

export interface TeaserView extends InLanguage {
  title: string;
  text?: string;
  picture?: Picture;
  link?: ViewLink;
}

/** The content of a text page: heading, opening, text, pictures, cards. */
export interface BodyView extends InLanguage {
  title: string;
  lead?: string;
  picture?: Picture;
  text?: Html;
  gallery: Picture[];
  teasers: TeaserView[];
}

export interface BrandCard extends InLanguage {
  name: string;
  href: string;
  headline: string;
  logo?: Logo;
}
