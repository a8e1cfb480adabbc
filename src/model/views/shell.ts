import type { ConsentEntry } from '../consent/consent.ts';
import type { AddressType } from '../entities/address.ts';
import type { LegalForm } from '../entities/company.ts';
import type { SocialMenuEntry } from '../entities/menu.ts';
import type { WidgetName } from '../entities/widget.ts';
import type { Language } from '../language.ts';
import type { HoursDisplay } from '../opening-hours/display.ts';
import type { InLanguage, Logo, ViewLink } from './common.ts';
import type { RatingBoxView, RetailerClockView } from './external.ts';

export interface MenuLinkView extends ViewLink, InLanguage {
  /** The word that content gave the entry, for styling. */
  type?: string;
}

interface MenuGroupView extends InLanguage {
  label: string;
  links: MenuLinkView[];
}

/** An entry of the main menu: a link, or a heading over links and groups. */
export interface MenuItemView extends InLanguage {
  label: string;
  type?: string;
  link?: MenuLinkView;
  links: MenuLinkView[];
  groups: MenuGroupView[];
}

/** The business as the contact block, the footer and the imprint show it. */
export interface CompanyView {
  companyName: string;
  displayName: string;
  addressType: AddressType;
  /** Whether no two addresses have a kind, which then needs no saying. */
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
  /** A fax number and an unparsable one have no link. */
  line: ViewLink | { label: string };
}

/** A widget of the footer with what it shows. */
export interface WidgetView extends InLanguage {
  /** Its place among the widgets. */
  id: number;
  name: WidgetName | 'unknown';
  header?: string;
  showLogo: boolean;
}

/** How the header behaves in wide windows. */
export interface HeaderView {
  /** Whether it stays in view. */
  sticky: boolean;
  /** After how many px of scrolling it becomes smaller; missing where it never does. */
  changePos?: number;
}

/** Where visits are counted, once the visitor has agreed. */
export interface MatomoView {
  /** Address of the tracker's script. */
  script: string;
  /** Address that takes the visits. */
  endpoint: string;
  siteId: number;
}

interface AskedInPlace {
  /** Set where the first question leaves an entry out, which is asked where its content stands. */
  inPlace?: true;
}

/** What the visitor is asked; left out where there is nothing to decide. */
export interface ConsentsView {
  /** Names the entries in all languages of the site: where it changes, the visitor is asked again. */
  hash: string;
  entries: (ConsentEntry & InLanguage & AskedInPlace)[];
}

/** What the shell shows of services. */
export interface ShellServices {
  /** The clock itself, under its link. */
  retailerClock: RetailerClockView;
  /** Shown where no map is. */
  rating: RatingBoxView;
}

/** What every page of a language shares: one static query, hashed by its content. */
export interface ShellView extends Partial<ShellServices> {
  language: Language;
  /** The languages of the site; the selector is left out where there is one only. */
  languages: Language[];
  home: string;
  /** HTML of what stands above the header; missing where nothing is announced. */
  announcement?: string;
  header: HeaderView;
  siteName: string;
  logo?: Logo;
  menu: MenuItemView[];
  company: CompanyView;
  hours: HoursDisplay;
  /** Whether a script can tell if the shop is open: missing where no day has times. */
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
  /** The page of the request list, in a shop that has items to request. */
  requestList?: ViewLink;
  /** The link of the retailer clock in the header. */
  clockLink?: string;
  matomo?: MatomoView;
}
