import type { FormName } from '#model/forms/rules.ts';

/** For how long a token is used, ms; the server takes it for a day. */
const lifetime = 12 * 60 * 60 * 1000;

const known = new Map<FormName, { token: Promise<string | undefined>; time: number }>();

/**
 * The server's word on when the visitor began to write into a form. Undefined where there is no
 * answer: what is sent without it may have to be proven to come from a person.
 */
export function askForToken(form: FormName, server: string): Promise<string | undefined> {
  const found = known.get(form);
  if (found && Date.now() - found.time < lifetime) return found.token;
  const token = fetchToken(server);
  known.set(form, { token, time: Date.now() });
  void token.then((value) => value ?? known.delete(form));
  return token;
}

/** A token is good for one message. */
export function forgetToken(form: FormName): void {
  known.delete(form);
}

async function fetchToken(server: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${server}/api/token`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(5000),
    });
    const { token } = (await response.json()) as { token?: unknown };
    return response.ok && typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
