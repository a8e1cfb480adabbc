import type { EntryWords } from '#words/consent.ts';
import type { Company } from '../entities/company.ts';
import type { CspSources } from '../hosting/headers.ts';
import type { Language } from '../language.ts';
import type { MapArchive } from '../map-archive.ts';
import type { Texts } from '../rich-text.ts';

/** The settings in `project` that a service knows: those in `config` that it names, and no others. */
export interface ServiceProject<Config> {
  google_place_id?: string | undefined;
  config: Config;
}

/** What content says of services. */
export interface ServiceSite<Config = object> {
  company: Company;
  project: ServiceProject<Config>;
  texts: Pick<Texts, 'markdown' | 'html'>;
  mapArchive?: MapArchive;
}

/**
 * A service of another party that a site can show or use. Nothing of it is loaded before consent.
 *
 * @typeParam Config The settings in `config` of `project` that it reads.
 */
export interface Service<Settings = unknown, Config = object> {
  /** What it is shown with; undefined if content has not turned it on, or something it needs is missing. */
  settings(site: ServiceSite<Config>): Settings | undefined;
  /** The hosts that it reaches. */
  hosts(settings: Settings): CspSources;
  /** What the owner does to use it, as the beginning of a hint: 'Set up config.map in project.yaml'. */
  howToUse(words: ServiceWords): string;
  /** Set for services that ask for consent where they stand, too. */
  asksInPlace?: true;
  /** Of services that content can turn on by half. */
  incomplete?: IncompleteService<Config>;
  /** Of services for which the banner has an entry where content brings none. */
  ownEntry?: OwnEntry<Config>;
}

/** What is reported where content turns a service on, and something it needs is missing. */
interface IncompleteService<Config> {
  code: `incomplete-${string}`;
  lacks(draft: ServiceDraft<Config>): Iterable<Lack>;
}

/** Something that a service needs, and content lacks. */
export interface Lack {
  /** The field of `project` that turns the service on. */
  field: readonly string[];
  message: string;
  hint: string;
}

/** Content on its way through the checks. */
export interface ServiceDraft<Config = object> {
  content: {
    company: Company;
    consents: readonly { function_id: string }[];
    project: ServiceProject<Config>;
  };
  words: ServiceWords;
  /** Whether a link leads to a page of the site. */
  hasPage: (link: string) => boolean;
}

/** How the authors of the content name the places of it, as far as services speak of them. */
export interface ServiceWords {
  /** Where a collection is written: 'project.yaml'. */
  record(collection: 'company' | 'consents' | 'project'): string;
}

/** An entry of the consent banner whose words the kit has. */
export interface OwnEntry<Config> {
  words: Readonly<Record<Language, EntryWords>>;
  /** The heading of the privacy notice that speaks of the service: 'privacy#cookies'. */
  heading: string;
  /** What owners call the service. */
  name: string;
  /** The field of `project` that sets how its switch stands at first. */
  field: readonly string[];
  isOnAtFirst(project: ServiceProject<Config>): boolean;
  /** Who else learns of the visitor; undefined where only the shop does. */
  operator(project: ServiceProject<Config>): string | undefined;
}
