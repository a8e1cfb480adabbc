import type { ConsentEntry } from '../consent/consent.ts';
import type { AddressType } from '../entities/address.ts';
import type { LegalForm } from '../entities/company.ts';
import type { SocialMenuEntry } from '../entities/menu.ts';
import type { WidgetName } from '../entities/widget.ts';
import type { Language } from '../language.ts';
import type { HoursDisplay } from '../opening-hours/display.ts';
import type { ServiceId } from '../services/services.ts';
import type { InLanguage, Logo, ViewLink } from './common.ts';
import type { RatingBoxView, RetailerClockView } from './external.ts';

export interface MenuLinkView extends ViewLink, InLanguage {
  /** The entry's type from content, for styling. */
  type?: string;
}

interface MenuGroupView extends InLanguage {
  label: string;
  links: MenuLinkView[];
}

/** An entry of the main menu: a link, or a heading above links and groups. */
export interface MenuItemView extends InLanguage {
  label: string;
  type?: string;
  link?: MenuLinkView;
  links: MenuLinkView[];
  groups: MenuGroupView[];
}

/** The business as shown by the contact block, the footer and the imprint. */
export interface CompanyView {
  companyName: string;
  displayName: string;
  addressType: AddressType;
  /** Whether fewer than two addresses have a kind, which then need not be shown. */
  hasOneOffice: boolean;
  street: string;
  city: string;
  legalForm: LegalForm;
  executives: string[];
  /** An unparsable number has no link. */
  phone?: ViewLink | { label: string };
  fax?: { label: string };
  email?: ViewLink;
  registers: { type: string; number: string; registrar: string }[];
  vatId?: string;
  taxNumber?: string;
}

/** A number or a mail address of the business. */
export interface ContactLineView extends InLanguage {
  type: 'phone' | 'mobile' | 'fax' | 'email';
  /** What it is for: 'Werkstatt'. */
  label?: string;
  /** Fax numbers and unparsable numbers have no link. */
  line: ViewLink | { label: string };
}

/** A footer widget with its content. */
export interface WidgetView extends InLanguage {
  /** Its position among the widgets. */
  id: number;
  name: WidgetName | 'unknown';
  header?: string;
  showLogo: boolean;
}

/** How the header behaves in wide windows. */
export interface HeaderView {
  /** Whether it stays in view. */
  sticky: boolean;
  /** The scroll distance in px after which it shrinks; missing if it never does. */
  changePos?: number;
}

/** What a feature's service shows on all pages. */
export interface ServiceView {
  /** The entry of the consent banner that lets it load. */
  functionId: ServiceId;
}

/** What features' services show on all pages, by the feature's name. Each feature adds its own. */
export interface Services {
  [feature: string]: ServiceView;
}

/** What a feature's service runs on all pages. */
export interface ScriptView extends ServiceView {
  /** The beginnings of the names of its cookies, which are deleted once consent is withdrawn. */
  cookies: readonly string[];
}

/** What features' services run on all pages, by the feature's name. Each feature adds its own. */
export interface Scripts {
  [feature: string]: ScriptView;
}

interface AskedInPlace {
  /** Set if the banner leaves the entry out and its content asks for consent in place. */
  inPlace?: true;
}

/** What the visitor is asked; missing if there is nothing to decide. */
export interface ConsentsView {
  /**
   * Identifies the entries in all languages of the site: if it changes, the visitor is asked again.
   */
  hash: string;
  entries: (ConsentEntry & InLanguage & AskedInPlace)[];
}

/** The services' data in the shell. */
export interface ShellServices {
  /** The clock itself, under its link. */
  retailerClock: RetailerClockView;
  /** Shown if there is no map. */
  rating: RatingBoxView;
}

/** The data shared by all pages of a language: one static query, hashed by its content. */
export interface ShellView extends Partial<ShellServices> {
  language: Language;
  /** The languages of the site; the selector is left out if there is only one. */
  languages: Language[];
  home: string;
  /** HTML shown above the header; missing if nothing is announced. */
  announcement?: string;
  header: HeaderView;
  siteName: string;
  logo?: Logo;
  menu: MenuItemView[];
  company: CompanyView;
  hours: HoursDisplay;
  /** Whether a script can decide if the shop is open: missing if no day has times. */
  openNow?: true;
  /** Whether the footer says if it is open. */
  footerNow?: true;
  /** Directions to the shop, on another site. */
  routeLink: ViewLink;
  social: (ViewLink & { media: SocialMenuEntry['media'] })[];
  navigation: ViewLink[];
  widgets: WidgetView[];
  legalLinks: ViewLink[];
  consents?: ConsentsView;
  contact: string;
  brands?: string;
  /** The page of the request list, if the shop has items to request. */
  requestList?: ViewLink;
  /** The link of the retailer clock in the header. */
  clockLink?: string;
  services?: Services;
  scripts?: Scripts;
}
