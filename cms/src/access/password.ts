import { pbkdf2 as pbkdf2WithCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { ByLanguage } from '../../../src/model/owner-words.ts';

const pbkdf2 = promisify(pbkdf2WithCallback);

/**
 * NIST SP 800-63B-4 requires 15 if there is only a password, ASVS 5.0 (6.2.1) requires 8; with
 * limited attempts, 12 is enough.
 */
const leastLength = 12;

/** The number of passwords that attackers try first. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, 10_000));

/**
 * Names of this system and its parts, which anybody would try; names of the person and the shop are
 * added.
 */
const systemWords =
  'schaufenster payload cms admin owner editor chef chefin inhaberin inhaber mitarbeitende redaktion shop laden geschäft website passwort password';

/** A password with fewer different characters is a pattern. */
const fewCharacters = 5;

/**
 * What is wrong with a new password; undefined if it is acceptable. Numbers and signs around a word
 * do not make it harder to guess.
 *
 * @param own Words that others know about this person: name, address, the shop.
 */
export function passwordMistake(
  password: string,
  own: readonly string[] = [],
): ByLanguage | undefined {
  if (Array.from(password).length < leastLength) return mistakes.short;
  const words = password.toLowerCase();
  const core = words.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const half = core.slice(0, core.length / 2);
  const tried = [words, core, ...(half + half === core ? [half] : [])];
  const isPlain = core === '' || new Set(words).size < fewCharacters;
  if (isPlain || tried.some((word) => common.has(word))) return mistakes.common;
  const known = new Set(
    [systemWords, ...own].flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u)),
  );
  const letters = core.split(/[^\p{L}]+/u);
  if (letters.every((word) => known.has(word))) return mistakes.own;
  return undefined;
}

const mistakes = {
  short: {
    de: 'Nehmen Sie mindestens 12 Zeichen, zum Beispiel drei Wörter, die nichts miteinander zu tun haben.',
    en: 'Use at least 12 characters, for example three words that have nothing to do with each other.',
    fr: 'Choisissez au moins 12 caractères, par exemple trois mots sans rapport entre eux.',
  },
  common: {
    de: 'Dieses Passwort wird sehr oft verwendet und deshalb zuerst erraten. Nehmen Sie ein anderes.',
    en: 'This password is very common, so it is among the first to be guessed. Choose another one.',
    fr: 'Ce mot de passe est très répandu et donc vite deviné. Choisissez-en un autre.',
  },
  own: {
    de: 'Dieses Passwort besteht nur aus naheliegenden Wörtern wie Ihrem Namen oder dem des Geschäfts. Nehmen Sie ein anderes.',
    en: 'This password is made of obvious words only, such as your name or the shop’s name. Choose another one.',
    fr: 'Ce mot de passe ne contient que des mots évidents, comme votre nom ou celui du magasin. Choisissez-en un autre.',
  },
} satisfies Record<string, ByLanguage>;

/** Payload's password formats, by the prefix of the hash (`generatePasswordSaltHash`). */
const formats = [
  { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 },
  { prefix: '', iterations: 25_000, bytes: 512 },
] as const;

interface StoredPassword {
  hash?: string | null;
  salt?: string | null;
}

/** Whether a password matches the stored one. Takes just as long if none is stored. */
export async function isPassword(
  password: string,
  { hash, salt }: StoredPassword = {},
): Promise<boolean> {
  const format = formats.find(({ prefix }) => hash?.startsWith(prefix)) ?? formats[0];
  const { prefix, iterations, bytes } = format;
  const computed = await pbkdf2(password, salt ?? '', iterations, bytes, 'sha256');
  const stored = Buffer.from((hash ?? '').slice(prefix.length), 'hex');
  return stored.length === computed.length && timingSafeEqual(stored, computed);
}
