/**
 * The name of a model's field in the content system. Payload has a field "id" of its own in each
 * document and row. It names a nested list by joining all names on its path, and PostgreSQL cuts
 * names at 63 characters: the seasonal hours of an additional place would get the same name as
 * their translations.
 */
export function storedName(name: string): string {
  return stored[name] ?? name;
}

const stored: Readonly<Record<string, string>> = { id: 'recordId', opening_periods: 'periods' };
