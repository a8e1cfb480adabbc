import type { NewMail } from './mail.ts';

/** A mail that the server did not answer, though it still greets: the others can be sent. */
export class UnansweredMail extends Error {
  override name = 'UnansweredMail';
}

/** The meaning of a failed attempt to send a mail. */
export interface MailFailure {
  /** Whether the recipient or the contents were rejected for good, and no attempt can succeed. */
  isFinal: boolean;
  /** Whether the server could not be reached, so that every other mail would fail as well. */
  isUnreachable: boolean;
  /** Whether credentials or certificates are wrong, which waiting cannot fix. */
  isSetting: boolean;
  /** Codes for the log, free of addresses. */
  codes: { code: string; reason?: string; command?: string; responseCode?: number };
  /** The server's own message. */
  words: string;
}

/**
 * Classifies an error of nodemailer by its codes.
 *
 * @param mail The shop's own address is good: a full mailbox or a filter refuses "for good" what it
 *   takes the next day.
 */
export function mailFailure(error: unknown, mail?: Pick<NewMail, 'toSubscriber'>): MailFailure {
  if (error instanceof UnansweredMail) {
    return { ...mailFailure(error.cause), isUnreachable: false };
  }
  const { code, originalCode, command, responseCode, response } = details(error);
  const isAboutMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  const isRefused = responseCode === undefined || (responseCode >= 500 && mail?.toSubscriber);
  return {
    isFinal: isAboutMail && isRefused === true,
    isUnreachable: !isAboutMail,
    isSetting:
      (code === 'EAUTH' && (responseCode ?? 500) >= 500) ||
      code === 'ETLS' ||
      certificateCode.test(originalCode ?? ''),
    codes: {
      code,
      ...(originalCode !== undefined && { reason: originalCode }),
      ...(command !== undefined && { command }),
      ...(responseCode !== undefined && { responseCode }),
    },
    words: response ?? (error instanceof Error ? error.message : String(error)),
  };
}

/** Node's codes for a certificate that does not hold (tls, "X509 certificate error codes"). */
const certificateCode = /CERT|CRL|SIGNATURE/;

interface ErrorDetails {
  code: string;
  /** The code of Node's own error beneath. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

function details(error: unknown): ErrorDetails {
  if (!(error instanceof Error)) return { code: 'unknown' };
  const { code, originalCode, command, responseCode, response } = error as Partial<
    Record<keyof ErrorDetails, unknown>
  >;
  return {
    code: typeof code === 'string' ? code : error.name,
    ...(typeof originalCode === 'string' && { originalCode }),
    ...(typeof command === 'string' && { command }),
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(typeof response === 'string' && { response }),
  };
}
