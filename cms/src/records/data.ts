/** Data of Payload's database: localized fields have a value for each language. */
export type Data = Record<string, unknown>;

/** A value as a group of fields; an empty group if it is not one. */
export function dataOf(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as Data) : {};
}

/** A text; empty if the value is not one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
