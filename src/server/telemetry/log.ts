import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * The server's log: a line of JSON for each event, on standard output. It is never given what a
 * visitor typed, nor an address: ids stand for both.
 */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
