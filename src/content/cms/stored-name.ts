/**
 * The name of a model's field in the content system. Payload has a field "id" of its own in each
 * document and row. And it calls a list within a list by all names on the way, which PostgreSQL cuts at
 * 63 letters: the hours of a season of a further place would be called like their translations.
 */
export function storedName(name: string): string {
  return stored[name] ?? name;
}

const stored: Readonly<Record<string, string>> = { id: 'recordId', opening_periods: 'periods' };
