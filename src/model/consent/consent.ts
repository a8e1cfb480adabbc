/** What a visitor can agree to, as it is stored (specification, section 3). */
export interface ConsentEntry {
  function_id: string;
  display_name: string;
  description: string;
  /** Address of where more is said. */
  link?: string;
  /** How the switch stands at first. */
  default_on: boolean;
  consentGiven: boolean;
  /** The switch cannot be moved. */
  locked: boolean;
}

/** What a visitor has decided, with all it takes to prove it (Art. 7 (1) GDPR). */
export interface Decision {
  version: typeof decisionVersion;
  /** When, as an ISO 8601 date and time. */
  time: string;
  /** Names the entries and texts that were shown. Where these have changed, the visitor is asked again. */
  hash: string;
  entries: ConsentEntry[];
}

/** Rises with each change of the stored shape that a reader of it would stumble over. */
export const decisionVersion = 1;

/** Where the browser keeps the decision, in local storage. */
export const decisionKey = 'consents';

/** 15 characters; in front of what each consent to a single content is stored under (specification, section 4). */
export const contentPrefix = 'consentmanager-';

/** A decision as it was stored; undefined for anything else. */
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
 * Whether a decision speaks against a content, by its entry or, where it has none, by allowing nothing
 * at all.
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
