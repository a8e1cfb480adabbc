import type { FormName } from '#model/forms/forms.ts';

/** How long a token is reused, ms; the server accepts it for a day. */
const lifetime = 12 * 60 * 60 * 1000;

const known = new Map<FormName, { token: Promise<string | undefined>; time: number }>();

/**
 * Requests a token that records when the visitor began to fill in a form. Undefined without a
 * response: a form sent without a token may need another proof that a person sent it.
 */
export function askForToken(form: FormName, server: string): Promise<string | undefined> {
  const found = known.get(form);
  if (found && Date.now() - found.time < lifetime) return found.token;
  const token = fetchToken(server);
  known.set(form, { token, time: Date.now() });
  void token.then((value) => value ?? known.delete(form));
  return token;
}

/** A token is valid for one message. */
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
