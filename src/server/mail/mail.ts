/** The contents of a mail. Header values contain neither CR nor LF. */
export interface NewMail {
  /** One address, without a name. */
  to: string;
  /** The address is what a visitor typed, so one refusal for good is enough to give up. */
  toSubscriber?: true;
  /** Defaults to the server's own sender. */
  from?: string;
  /** One address, without a name. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
}

/** A mail as it is sent, the same at every attempt. */
export interface OutgoingMail {
  id: string;
  /** ms since 1970 */
  createdAt: number;
  mail: NewMail;
}
