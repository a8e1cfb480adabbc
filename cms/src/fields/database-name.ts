import { hash } from 'node:crypto';

/** Longer names are shortened: PostgreSQL allows 63 characters, and Payload adds to them. */
const longest = 36;

/**
 * The name of a list's table. Its suffix differs from those of Payload's own tables: a list
 * "numbers" of the collection "company" would share a table with Payload's lists of numbers
 * (payloadcms/payload#16181).
 */
export function listTable(path: readonly string[]): string {
  return `${short(path)}_list`;
}

/** The name of the database type for the values of a choice. */
export function choiceType(path: readonly string[]): string {
  return `choice_${short(path)}`;
}

function short(path: readonly string[]): string {
  const name = path
    .join('_')
    .replaceAll(/(?=[A-Z])/g, '_')
    .toLowerCase();
  if (name.length <= longest) return name;
  return `${name.slice(0, longest - 7)}_${hash('sha256', name).slice(0, 6)}`;
}
