import type { OutgoingMail } from './mail.ts';

/** A transport for outgoing mails. */
export interface Mailer {
  /** Resolves once another machine, or the disk, has accepted the mail. */
  send(delivery: OutgoingMail): Promise<void>;
  /**
   * Checks whether mails can be sent now.
   *
   * @throws UserError if the settings must be changed; any other error may be temporary.
   */
  check(): Promise<void>;
  /** Aborts deliveries in progress, which then fail. */
  close(): void;
}
