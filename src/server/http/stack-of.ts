/** What the log tells of a mistake: databases put what they were given into an error's other parts. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
