import type { Language } from '../language.ts';
import type { Picture } from '../picture.ts';
import type { ServiceId } from '../services/services.ts';

/** HTML made by the build from Markdown or a sanitised field. Safe to put into a page as it is. */
export interface Html {
  html: string;
}

/** A link as templates show it. */
export interface ViewLink {
  href: string;
  label: string;
  icon?: 'link' | 'mail' | 'phone';
  newTab?: true;
  /** The target's language, where it differs from the page's. */
  hreflang?: Language;
}

/** Text in a language other than the page's, because its translation is missing. */
export interface InLanguage {
  lang?: Language;
}

/** What another party shows within a page. It is asked for nothing before the visitor has agreed. */
export interface ExternalContentView {
  /** What it is, in the page's language: 'Karte'. */
  title: string;
  /** The entry of the consent banner that lets it load: 'maps'. */
  functionId: ServiceId;
  /** The visible name of the service, under which a consent of its own is kept: 'Google Maps'. */
  service: string;
  /**
   * Who gets the visitor's data: 'Google Ireland Limited'. Missing where the site itself has the
   * content, which is loaded at a click because it is large.
   */
  operator?: string;
  /** Set for a service that cannot set cookies; visitors are told of all others that they may. */
  cookieless?: true;
  /** The heading that says more of it. */
  privacy?: string;
  /** Where the service shows the same in a tab of its own. */
  address?: string;
}

/** An SVG to be inlined, with the size of its view box. */
export interface InlineSvg {
  svg: string;
  width: number;
  height: number;
}

/** A logo: inlined where it is an SVG. */
export type Logo = InlineSvg | Picture;

export interface TeaserView extends InLanguage {
  title: string;
  text?: string;
  picture?: Picture;
  link?: ViewLink;
}

/** What a page of text shows: heading, opening, text, pictures, cards. */
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
