/** The meaning of a failed attempt to send a mail. */
export interface MailFailure {
  /** Whether the recipient or the contents were rejected for good. */
  isFinal: boolean;
  /** Whether the server could not be reached, so that every other mail would fail as well. */
  isUnreachable: boolean;
  /** Whether credentials or certificates are wrong, which waiting cannot fix. */
  isSetting: boolean;
  /** Codes for the log, free of addresses. */
  codes: { code: string; command?: string; responseCode?: number };
  /** The server's own message. */
  words: string;
}

/** Classifies an error of nodemailer by its codes. */
export function mailFailure(error: unknown): MailFailure {
  const { code, command, responseCode, response } = facts(error);
  const isAboutMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');
  return {
    isFinal: isAboutMail && (responseCode ?? 500) >= 500,
    isUnreachable: !isAboutMail,
    isSetting: (code === 'EAUTH' && (responseCode ?? 500) >= 500) || code === 'ETLS',
    codes: {
      code,
      ...(command !== undefined && { command }),
      ...(responseCode !== undefined && { responseCode }),
    },
    words: response ?? (error instanceof Error ? error.message : String(error)),
  };
}

interface Facts {
  code: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

function facts(error: unknown): Facts {
  if (!(error instanceof Error)) return { code: 'unknown' };
  const { code, command, responseCode, response } = error as Partial<Record<keyof Facts, unknown>>;
  return {
    code: typeof code === 'string' ? code : error.name,
    ...(typeof command === 'string' && { command }),
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(typeof response === 'string' && { response }),
  };
}
