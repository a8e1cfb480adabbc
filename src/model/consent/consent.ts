/** An entry that a visitor can consent to, as stored (specification, section 3). */
export interface ConsentEntry {
  function_id: string;
  display_name: string;
  description: string;
  /** The address of further information. */
  link?: string;
  /** The initial state of the switch. */
  default_on: boolean;
  consentGiven: boolean;
  /** Whether the visitor cannot change the switch. */
  locked: boolean;
}

/** A visitor's decision, with everything needed to prove it (Art. 7 (1) GDPR). */
export interface Decision {
  version: typeof decisionVersion;
  /** Time of the decision, as an ISO 8601 date and time; `signalTime` if the browser decided. */
  time: string;
  /**
   * Identifies the entries and texts that were shown. If these change, the visitor is asked again.
   */
  hash: string;
  entries: ConsentEntry[];
}

/**
 * The time of a refusal through the browser's Global Privacy Control, which applies permanently.
 */
export const signalTime = '';

/** Incremented with each incompatible change of the stored format. */
export const decisionVersion = 1;

/** The decision's key in local storage. */
export const decisionKey = 'consents';

/**
 * Prefix of 15 characters for the keys of consents to individual content (specification, section
 * 4).
 */
export const contentPrefix = 'consentmanager-';

/** Parses a stored decision; undefined for anything else. */
export function parseDecision(stored: string | null): Decision | undefined {
  if (stored === null) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    return isDecision(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a decision denies a piece of content: by its own entry or, if it has none, by granting
 * nothing at all.
 */
export function denies({ entries }: Decision, functionId: string): boolean {
  const own = entries.find(({ function_id }) => function_id === functionId);
  return own ? !own.consentGiven : !entries.some((entry) => entry.consentGiven && !entry.locked);
}

function isDecision(value: unknown): value is Decision {
  if (!isRecord(value) || value['version'] !== decisionVersion) return false;
  const { time, hash, entries } = value;
  return (
    typeof time === 'string' &&
    typeof hash === 'string' &&
    Array.isArray(entries) &&
    entries.every(isEntry)
  );
}

function isEntry(value: unknown): value is ConsentEntry {
  return (
    isRecord(value) &&
    typeof value['function_id'] === 'string' &&
    typeof value['consentGiven'] === 'boolean'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
