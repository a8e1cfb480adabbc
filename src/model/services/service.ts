import type { CspSources } from '../hosting/headers.ts';
import type { Collection, Content, Site } from '../site.ts';

/** What content says of services. */
export type ServiceSite = Pick<Site, 'company' | 'project' | 'texts' | 'mapArchive'>;

/** A service of another party that a site can show or use. Nothing of it is loaded before consent. */
export interface Service<Settings = unknown> {
  /** What it is shown with; undefined where content has not turned it on, or something it needs is missing. */
  settings(site: ServiceSite): Settings | undefined;
  /** The hosts that it reaches. */
  hosts(settings: Settings): CspSources;
  /** What the owner does to use it, as the beginning of a hint: 'Set up config.map in project.yaml'. */
  howToUse(words: ServiceWords): string;
  /** Set for services that ask for consent where they stand, too. */
  asksInPlace?: true;
  /** Of services that content can turn on by half. */
  incomplete?: IncompleteService;
  /** Of services for which the banner has an entry where content brings none. */
  ownEntry?: OwnEntry;
}

/** What is reported where content turns a service on, and something it needs is missing. */
interface IncompleteService {
  code: `incomplete-${string}`;
  lacks(draft: ServiceDraft): Iterable<Lack>;
}

/** Something that a service needs, and content lacks. */
export interface Lack {
  /** The field of `project` that turns the service on. */
  field: readonly string[];
  message: string;
  hint: string;
}

/** Content on its way through the checks. */
export interface ServiceDraft {
  content: Pick<Content, 'company' | 'consents' | 'project'>;
  words: ServiceWords;
  /** Whether a link leads to a page of the site. */
  hasPage: (link: string) => boolean;
}

/** How the authors of the content name the places of it, as far as services speak of them. */
export interface ServiceWords {
  /** Where a collection is written: 'project.yaml'. */
  record(collection: Collection): string;
}

/** An entry of the consent banner whose words the kit has: `words.consent`, under the id of the service. */
interface OwnEntry {
  /** The heading of the privacy notice that speaks of the service: 'privacy#cookies'. */
  heading: string;
  /** The field of `project` that sets how its switch stands at first. */
  field: readonly string[];
  isOnAtFirst(project: Content['project']): boolean;
  /** Who else learns of the visitor; undefined where only the shop does. */
  operator(project: Content['project']): string | undefined;
}
