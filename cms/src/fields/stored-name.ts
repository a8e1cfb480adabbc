/** The name of a model's field in Payload, which has a field "id" of its own in each document and row. */
export function storedName(name: string): string {
  return name === 'id' ? 'recordId' : name;
}
