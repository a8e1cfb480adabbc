import { hash } from 'node:crypto';

/** Longer names are shortened: PostgreSQL allows 63 letters, and Payload adds to them. */
const longest = 36;

/**
 * The name of a list's table. It ends unlike those of Payload's own tables: a list "numbers" of the collection
 * "company" would have the one in which Payload keeps lists of numbers (payloadcms/payload#16181).
 */
export function listTable(path: readonly string[]): string {
  return `${short(path)}_list`;
}

/** The name of the database's type for the values of a choice. */
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
