import { type Data, dataOf, listOf, textOf } from '../../records/data.ts';
import type { ReportedConflict } from '../../saving/merge-saves.ts';

/** A document by its REST address. */
export interface Address {
  /** '/api/brands/5' or '/api/globals/company'. */
  path: string;
  locale: string;
}

/**
 * The contents of a save: changed fields, their base, and what was sent before without a response.
 */
export interface Save {
  mine: Data;
  base: Data;
  sent: Data[];
}

export type Outcome =
  /** Stored; contains the current document. */
  | { kind: 'stored'; stored: Data }
  | { kind: 'conflict'; conflicts: ReportedConflict[] }
  /** There is no connection, or the server is not running. */
  | { kind: 'offline' }
  | { kind: 'signed-out' }
  /** The server rejected it, for this reason. */
  | { kind: 'refused'; reason: string };

const timeout = 20_000;

/** Saves a draft. */
export async function sendDraft(
  { path, locale }: Address,
  { mine, base, sent }: Save,
  isLast: boolean,
): Promise<Outcome> {
  const query = new URLSearchParams({
    autosave: 'true',
    draft: 'true',
    depth: '0',
    'fallback-locale': 'null',
    locale,
  });
  const request: RequestInit = {
    method: path.startsWith('/api/globals/') ? 'POST' : 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...mine, _status: 'draft', _base: base, _sent: sent }),
  };
  try {
    return await outcomeOf(await fetchLast(`${path}?${query}`, request, isLast));
  } catch {
    return { kind: 'offline' };
  }
}

/** Lets the request outlive the page, unless it is too large for that. */
async function fetchLast(url: string, request: RequestInit, isLast: boolean): Promise<Response> {
  const timed = { ...request, signal: AbortSignal.timeout(timeout) };
  if (!isLast) return fetch(url, timed);
  return fetch(url, { ...request, keepalive: true }).catch(async () => fetch(url, timed));
}

/** The document as currently stored; undefined if it cannot be read. */
export async function readDraft({ path, locale }: Address): Promise<Data | undefined> {
  const query = new URLSearchParams({
    draft: 'true',
    depth: '0',
    'fallback-locale': 'null',
    locale,
  });
  try {
    const response = await fetch(`${path}?${query}`, { signal: AbortSignal.timeout(timeout) });
    const answer = await response.text();
    return response.ok ? dataOf(JSON.parse(answer)) : undefined;
  } catch {
    return undefined;
  }
}

/** Interprets the response to a save. */
export async function outcomeOf(response: Response): Promise<Outcome> {
  const answer = await response.text();
  if (response.status >= 500) return { kind: 'offline' };
  const body = dataOf(JSON.parse(answer));
  if (response.ok) return { kind: 'stored', stored: dataOf(body['doc'] ?? body['result']) };
  const conflicts = conflictsIn(response, body);
  if (conflicts) return { kind: 'conflict', conflicts };
  const isSignedOut = [401, 403].includes(response.status) && (await reach()) === 'signed-out';
  if (isSignedOut) return { kind: 'signed-out' };
  const [error] = listOf(body['errors']).map(dataOf);
  return { kind: 'refused', reason: textOf(error?.['message']) || String(response.status) };
}

/** The conflicts that caused a save to be rejected, if they are the reason. */
function conflictsIn({ status }: Response, body: Data): ReportedConflict[] | undefined {
  if (status !== 409) return undefined;
  const [error] = listOf(body['errors']).map(dataOf);
  const { conflicts } = dataOf(error?.['data']);
  return Array.isArray(conflicts) ? (conflicts as ReportedConflict[]) : undefined;
}

/** Whether the server responds, and the person is signed in. */
async function reach(): Promise<'offline' | 'signed-out' | 'reached'> {
  try {
    const response = await fetch('/api/users/me', { signal: AbortSignal.timeout(4_000) });
    const answer = await response.text();
    if (!response.ok) return 'offline';
    return dataOf(JSON.parse(answer))['user'] ? 'reached' : 'signed-out';
  } catch {
    return 'offline';
  }
}

/** Signs in again without leaving the page. */
export async function signIn(email: string, password: string): Promise<boolean> {
  try {
    const response = await fetch('/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}
