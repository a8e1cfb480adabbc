import { z } from 'zod';
import { UserError } from '#model/user-error.ts';

/** A setting's schema, and what is expected of it in words. */
const expectations = {
  PORT: 'a whole number from 0 to 65535; 0 takes any free port',
  HOST: 'a host name or an IP address, such as 127.0.0.1, or 0.0.0.0 for every network',
} as const;

const settingsSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.number().max(65_535))
    .default(8080),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
});

interface ServerSettings {
  port: number;
  /** The network address to listen at. */
  host: string;
}

/**
 * The server's settings from environment variables. Empty ones count as not set.
 *
 * @throws UserError that names every wrong variable, its value and what is expected.
 */
export function readSettings(environment: Record<string, string | undefined>): ServerSettings {
  const set = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const result = settingsSchema.safeParse(Object.fromEntries(set));
  if (result.success) return { port: result.data.PORT, host: result.data.HOST };
  const wrong = new Set(
    result.error.issues.map(({ path }) => path[0] as keyof typeof expectations),
  );
  const lines = [...wrong].map(
    (name) => `${name} is "${environment[name]}", but must be ${expectations[name]}.`,
  );
  throw new UserError(lines.join('\n'));
}
