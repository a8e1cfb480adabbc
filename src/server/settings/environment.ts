import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { distance } from 'fastest-levenshtein';
import { mayBePlain } from '#model/hosting/plain-connection.ts';
import { UserError } from '#model/user-error.ts';

/**
 * Parses environment variables by a schema whose messages say what is expected. Empty variables
 * count as not set. Values of secrets are not shown.
 *
 * @throws UserError that lists every wrong variable, its value and what is expected.
 */
export function readEnvironment<Shape extends z.ZodType>(
  schema: Shape,
  environment: Record<string, string | undefined>,
  secrets: ReadonlySet<string>,
): z.infer<Shape> {
  const set = Object.fromEntries(
    Object.entries({ ...environment, ...secretsInFiles(environment, secrets) }).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  const result = schema.safeParse(set);
  const mistakes = new Map(
    result.success
      ? plainAddresses(result.data, environment['ALLOW_PLAIN'])
      : result.error.issues.map(({ path, message }) => [String(path[0]), message]),
  );
  if (result.success && mistakes.size === 0) return result.data;
  const lines = [...mistakes].map(([name, expectation]) => {
    const value = secrets.has(name) ? 'set' : `"${set[name]}"`;
    return `${name} is ${set[name] ? value : 'not set'}, but must be ${expectation}.`;
  });
  throw new UserError(lines.join('\n'));
}

/** Secrets from files named by variables such as SMTP_URL_FILE. */
function secretsInFiles(
  environment: Record<string, string | undefined>,
  secrets: ReadonlySet<string>,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of secrets) {
    const file = environment[`${name}_FILE`];
    if (!file) continue;
    if (environment[name]) {
      throw new UserError(`${name} and ${name}_FILE are both set. Take one of them out.`);
    }
    try {
      found[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new UserError(`${name}_FILE cannot be read: ${why}`, { cause: error });
    }
  }
  return found;
}

/** Addresses of other machines that would receive data and keys unencrypted. */
function plainAddresses(set: unknown, allowed?: string): [name: string, expectation: string][] {
  const values = set as Record<string, string | number | undefined>;
  const names = ['LISTMONK_URL', 'CMS_URL', 'PUBLISH_URL'];
  const plain = names.filter((name) => {
    const url = URL.parse(`${values[name]}`);
    return url?.protocol === 'http:' && !mayBePlain(url.hostname, allowed);
  });
  const database = URL.parse(`${values['DATABASE_URL']}`);
  const isPlain =
    database &&
    !/^(?:require|verify-ca|verify-full)$/.test(database.searchParams.get('sslmode') ?? '') &&
    !mayBePlain(database.hostname, allowed);
  const otherwise = 'or its host in ALLOW_PLAIN if it is in a private network';
  return [
    ...plain.map((name): [string, string] => [name, `an address with https, ${otherwise}`]),
    ...(isPlain
      ? [
          ['DATABASE_URL', `one that ends in ?sslmode=verify-full, ${otherwise}`] as [
            string,
            string,
          ],
        ]
      : []),
  ];
}

/**
 * Log messages for variables that are probably misspelt settings: within two letters of one, or
 * about mail, which is set by a single URL.
 *
 * @param names The names of all settings.
 */
export function misspeltSettings(
  environment: Record<string, string | undefined>,
  names: readonly string[],
): string[] {
  const known = new Set(names);
  return Object.keys(environment).flatMap((name) => {
    const meant = environment[name] && !known.has(name) ? nearest(name, names) : undefined;
    return meant === undefined ? [] : [`${name} is no setting; did you mean ${meant}?`];
  });
}

/** Shorter names, such as HOST, resemble too many unrelated ones. */
const shortest = 6;

function nearest(name: string, names: readonly string[]): string | undefined {
  const near = names.find(
    (one) => one.length >= shortest && distance(one, name.toUpperCase()) <= 2,
  );
  return near ?? (/^SMTP_/i.test(name) ? 'SMTP_URL' : undefined);
}
