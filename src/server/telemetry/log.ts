import { type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * The server's log: one line of JSON per event, on standard output. Callers never pass visitors'
 * input or addresses, only ids.
 */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
