import addressParser from 'nodemailer/lib/addressparser';
import { z } from 'zod';

// Types of settings. The message of each describes the expected value.

export function text(pattern: RegExp, expectation: string): z.ZodString {
  return z.string().regex(pattern, expectation);
}

export function integer(least: number, most: number, hint: string) {
  const expectation = `a whole number from ${least} to ${most}${hint}`;
  return z
    .string()
    .regex(/^\d{1,10}$/, expectation)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expectation);
}

/** A duration in seconds; decimals are allowed. */
export function seconds(least: number, most: number) {
  const expectation = `a number of seconds from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,5}(?:\.\d{1,3})?$/, expectation)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expectation);
}

export function oneOf<const Value extends string>(...values: readonly Value[]) {
  return z.enum(values, `one of ${values.join(', ')}`);
}

/**
 * A URL with one of these protocols; a trailing slash is removed. Name and password must be
 * decodable.
 */
export function url(protocols: readonly string[], example: string) {
  return z
    .string()
    .refine(
      (value) =>
        protocols.includes(URL.parse(value)?.protocol.slice(0, -1) ?? '') && hasHost(value),
      `an address such as ${example}`,
    )
    .refine(canBeDecoded, 'written with %25 for each % of a name or password')
    .transform((value) => value.replace(/\/$/, ''));
}

/** Protocol, host and port of a site. */
export function origin() {
  return z
    .string()
    .transform((value) => value.replace(/\/$/, ''))
    .refine(isOrigin, 'an origin without a path, such as https://www.shop.example');
}

/** Origins, separated by commas. */
export function origins() {
  return z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim().replace(/\/$/, '')))
    .refine(
      (values) => values.every(isOrigin),
      'origins without paths, separated by commas, such as https://www.shop.example',
    );
}

export interface Mailbox {
  name: string;
  address: string;
}

/** A mail address, optionally with a name before it. */
export function mailbox() {
  const expectation = 'a mail address, such as post@shop.example or Lindenhof <post@shop.example>';
  return z.string().transform((value, context): Mailbox => {
    const [found, ...further] = addressParser(value);
    const { name, address = '' } = found ?? { name: '' };
    const isOne = further.length === 0 && z.email().safeParse(address).success;
    if (isOne && !/[\r\n]/.test(value)) return { name, address };
    context.addIssue(expectation);
    return z.NEVER;
  });
}

function hasHost(value: string): boolean {
  return (URL.parse(value)?.hostname ?? '') !== '';
}

function canBeDecoded(value: string): boolean {
  const { username = '', password = '' } = URL.parse(value) ?? {};
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

function isOrigin(value: string): boolean {
  return /^https?:/.test(value) && URL.parse(value)?.origin === value;
}
