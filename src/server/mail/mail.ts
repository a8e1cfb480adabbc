/** All that a mail needs. Header values are free of CR and LF. */
export interface NewMail {
  /** One address, without a name. */
  to: string;
  /** The server's own sender where it is absent. */
  from?: string;
  /** One address, without a name. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
}

/** A mail to be sent, the same at every try. */
export interface OutgoingMail {
  id: string;
  /** ms since 1970 */
  createdAt: number;
  mail: NewMail;
}
