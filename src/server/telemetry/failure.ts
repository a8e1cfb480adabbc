/**
 * Name, code and stack of an error for the log, without its message and other fields: databases and
 * mail servers put the data they received into those.
 */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const { name, message, stack = '' } = error;
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  // A message can contain lines that look like those of a stack.
  const rest = stack.slice(Math.max(0, stack.indexOf(message)) + message.length);
  const frames = rest.split('\n').filter((line) => line.startsWith('    at '));
  return [`${name}${code}`, ...frames].join('\n');
}

/** Writes a failure to standard error, as a line of JSON like those of the log. */
export function reportFailure(msg: string, error: unknown): void {
  const line = { level: 50, time: new Date().toISOString(), error: stackOf(error), msg };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
