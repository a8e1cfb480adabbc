/** Data as Payload's database has it: localized fields hold a value for each language. */
export type Data = Record<string, unknown>;

/** A value as a group of fields; without any where it is none. */
export function dataOf(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as Data) : {};
}

/** A text; an empty one if it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
