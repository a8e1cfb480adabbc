import type { Language } from '../language.ts';
import type { Item } from '../entities/item.ts';
import type { LegalBlockId } from '../entities/legal.ts';
import type { MapView, OptOutView } from './external.ts';
import type { BodyView, BrandCard, Html, InLanguage, Logo, ViewLink } from './common.ts';
import type { ItemListView } from './item-list.ts';
import type { HoursDisplay } from '../opening-hours/display.ts';
import type { ContactFormView } from './forms.ts';
import type { ItemAvailability, ItemCardView } from './item-card.ts';
import type { ContactLineView } from './shell.ts';

export interface Crumb {
  label: string;
  /** Undefined for the current page. */
  href?: string;
}

interface BrandGroup extends InLanguage {
  /** Id of the brand type; the anchor of the group. */
  id: string;
  name: string;
  href?: string;
  brands: BrandCard[];
}

/**
 * What sections that features add to the home page and the contact page show: optional fields, which
 * their `NAME.home.tsx` and `NAME.contact.tsx` read.
 */
export interface PageSections {}

interface HomeView extends PageSections {
  body: BodyView;
  brands: BrandCard[];
  brandsLink?: ViewLink;
}

interface CategoryView {
  body: BodyView;
  brands: BrandCard[];
}

/** A list of items: of a category, a further page of one, or of all categories. */
interface ListView {
  body: BodyView;
  crumbs: Crumb[];
  brands: BrandCard[];
  items: ItemListView;
  /** Links to the categories whose items are listed together. */
  categories: ViewLink[];
}

interface BrandsView {
  body: BodyView;
  groups: BrandGroup[];
}

export interface BrandView {
  body: BodyView;
  crumbs: Crumb[];
  name: string;
  typeName: string;
  logo?: Logo;
  founded?: number;
  origin?: string;
  website?: ViewLink;
  /** A link to the list of its items only. */
  items?: ViewLink;
  /** Other brands of the same type. */
  siblings: BrandCard[];
}

/** The value of an attribute of an item, formatted for display: 'Breite', '4 mm'. */
export interface ItemFact extends InLanguage {
  term: string;
  value: string;
}

export interface ItemView {
  /** Its pictures are the gallery. */
  body: BodyView;
  crumbs: Crumb[];
  slug: string;
  /** Path of the page. */
  path: string;
  /** The list that contains it. */
  list: string;
  /** The list of all categories. */
  catalogue?: string;
  brand?: ViewLink;
  /** Formatted for display: '1.290 €', 'Preis auf Anfrage'. */
  price: string;
  /** How the price is taxed; missing if the price is on request. */
  vat?: Item['vat'];
  availability: ItemAvailability;
  facts: ItemFact[];
  sku?: string;
  similar: ItemCardView[];
  /** Undefined if no server accepts forms. */
  form?: ContactFormView;
}

interface RequestListView {
  body: BodyView;
  /** The lists of items, for a visitor who has not chosen any. */
  lists: ViewLink[];
  /** Undefined if no server accepts forms. */
  form?: ContactFormView;
}

interface InfoView {
  body: BodyView;
  crumbs: Crumb[];
}

/** A further place of the business. */
export interface PlaceView extends InLanguage {
  name: string;
  text?: string;
  /** Street and town. */
  address: string[];
  contacts: ContactLineView[];
  hours?: HoursDisplay;
  /** Whether the page says if it is open. */
  isOpenTold?: boolean;
  /** Directions to it, on another site. */
  routeLink: ViewLink;
}

interface ContactView extends PageSections {
  body: BodyView;
  /** All numbers and mail addresses of the shop, the primary ones first. */
  contacts: ContactLineView[];
  /** Further places besides the shop. */
  places: PlaceView[];
  /** Today's hours for visitors, by kind of day. */
  today: string[];
  /** Undefined if content enables no map; a picture then replaces it. */
  map?: MapView;
  /** Undefined if no server accepts forms. */
  form?: ContactFormView;
}

export interface LegalOfficer {
  name: string;
  street: string;
  city: string;
  phone?: ViewLink | { label: string };
  email?: ViewLink;
}

/** A legal block; a page only lists blocks with content. */
export type LegalBlock =
  | ({
      id: Exclude<LegalBlockId, 'data_protection' | 'rolex' | 'consentmanager'>;
      content: Html;
    } & InLanguage)
  | { id: 'data_protection'; officer: LegalOfficer }
  | { id: 'rolex' }
  | { id: 'consentmanager'; optOuts?: OptOutView[] };

/** A labelled detail of the company. */
export interface Particular {
  label: string;
  value: string;
}

export interface LegalView {
  body: BodyView;
  /** What the imprint adds to the company's details. */
  particulars?: Particular[];
  /** Blocks above and below the text. */
  top: LegalBlock[];
  bottom: LegalBlock[];
  /** Another page embedded below this one: the French privacy notice on the imprint. */
  embedded?: BodyView & { anchor: string; blocks: LegalBlock[] };
}

interface TextView {
  body: BodyView;
}

/** The views of the kit's own templates. */
export interface KitViews {
  'template-home': HomeView;
  'template-category': CategoryView;
  'template-list': ListView;
  'template-brands': BrandsView;
  'template-brand': BrandView;
  'template-info': InfoView;
  'template-item': ItemView;
  'template-request-list': RequestListView;
  'template-contact': ContactView;
  'template-thanks': TextView;
  'template-legal': LegalView;
  'template-not-found': TextView;
  'template-offline': TextView;
}

/** The view of each template, by the template's key (`componentChunkName`). Features add theirs. */
export interface PageViews extends KitViews {}

export type TemplateKey = keyof PageViews;

/** The templates of features. */
export type FeatureTemplate = Exclude<TemplateKey, keyof KitViews>;

/** The page's own addition to the data shared by its language. */
export interface PageContext {
  path: string;
  language: Language;
  /** Targets of the language selector, by language. */
  languagePaths: Partial<Record<Language, string>>;
}
