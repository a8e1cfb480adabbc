import { distance } from 'fastest-levenshtein';

/**
 * Variables that are probably meant as settings, in words for the log: two letters away from one, or
 * about mail, which is set by a single address.
 *
 * @param names those of all settings.
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

/** Short names, such as HOST, resemble too many that have nothing to do with them. */
const shortest = 6;

function nearest(name: string, names: readonly string[]): string | undefined {
  const near = names.find(
    (one) => one.length >= shortest && distance(one, name.toUpperCase()) <= 2,
  );
  return near ?? (/^SMTP_/i.test(name) ? 'SMTP_URL' : undefined);
}
