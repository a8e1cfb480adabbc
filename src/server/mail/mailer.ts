import type { OutgoingMail } from './mail.ts';

/** A way for mails to leave the server. */
export interface Mailer {
  /** Resolves once another machine, or the disk, has the mail. */
  send(parcel: OutgoingMail): Promise<void>;
  /**
   * Tells whether mails can be sent now.
   *
   * @throws UserError where the settings must be changed; any other error may pass.
   */
  check(): Promise<void>;
  /** Breaks off what is under way, which then fails. */
  close(): void;
}
