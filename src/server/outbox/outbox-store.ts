import type { NewMail } from '../mail/mail.ts';

/** What waits to leave the server, in the order in which it is due. */
export interface OutboxStore {
  /**
   * Takes one parcel that is due, gives it to `deliver` and keeps the outcome. No other process
   * delivers it meanwhile; where this one dies, the parcel is free at once. While the outcome cannot
   * be written, it is tried again, and `failed` is told. False where none is due.
   */
  deliverNext(
    kind: ParcelKind,
    deliver: Deliver,
    failed?: (error: unknown) => void,
  ): Promise<boolean>;
  /** When the next waiting parcel is due, ms since 1970; undefined where none waits. */
  nextDue(kind: ParcelKind): Promise<number | undefined>;
  /** Calls the listener after something was stored that has to be delivered. */
  onArrival(listener: () => void): void;
  list(state: ParcelState): Promise<Parcel[]>;
  /** How many parcels there are in each state. */
  counts(): Promise<Record<ParcelState, number>>;
  /** Makes parked parcels due again, all of them where no ids are given; gives their number. */
  retry(ids?: readonly string[]): Promise<number>;
}

export type ParcelKind = 'mail' | 'listmonk';

/** `parked` has been given up, and waits for the owner. */
export type ParcelState = 'waiting' | 'parked' | 'delivered';

/** Something to deliver. Times are ms since 1970. */
export type Parcel = MailParcel | ListmonkParcel;

export interface MailParcel extends ParcelFacts {
  kind: 'mail';
  mail: NewMail;
}

/** The listmonk server is to be told what the newsletter knows of an address. */
export interface ListmonkParcel extends ParcelFacts {
  kind: 'listmonk';
  email: string;
}

interface ParcelFacts {
  id: string;
  createdAt: number;
  /** How often it was tried in vain. */
  attempts: number;
  /** When it is tried again. */
  dueAt: number;
  /** After this time it is parked rather than tried again, unless there were only few tries. */
  expiresAt: number;
  /** Why the last try failed. It can hold addresses. */
  failure?: string;
}

export type Deliver = (parcel: Parcel) => Promise<Outcome>;

export type Outcome =
  | { delivered: true }
  | { delivered: false; failure: string; retryAt: number }
  | { delivered: false; failure: string; parked: true };
