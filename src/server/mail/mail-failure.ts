/** What a failed try to send a mail means. */
export interface MailFailure {
  /** This mail will never be taken: its recipient or its contents were refused for good. */
  isFinal: boolean;
  /** The server could not be talked to, so that no other mail would fare better. */
  isUnreachable: boolean;
  /** Wrong credentials or certificates, which no waiting mends. */
  isSetting: boolean;
  /** Codes alone, without any address: for logs. */
  codes: { code: string; command?: string; responseCode?: number };
  /** What the server said. */
  words: string;
}

/** Judges an error of nodemailer by its codes. */
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
