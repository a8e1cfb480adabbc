import { expect, test } from 'vitest';
import { Attempts } from './sign-in.ts';

const minute = 60_000;

test('of many simultaneous attempts, five are checked', () => {
  const attempts = new Attempts();
  const tried = Array.from({ length: 120 }, () =>
    attempts.add('chefin@shop.example', '192.0.2.1', 0),
  );
  expect(tried.filter(Boolean)).toHaveLength(5);
  expect(attempts.add('chefin@shop.example', '192.0.2.1', 9 * minute)).toBe(false);
  expect(attempts.add('chefin@shop.example', '192.0.2.1', 10 * minute)).toBe(true);
});

test("one attacker's attempts lock nobody out", () => {
  const attempts = new Attempts();
  for (let tries = 0; tries < 50; tries += 1) attempts.add('chefin@shop.example', '192.0.2.1', 0);
  expect(attempts.add('chefin@shop.example', '192.0.2.2', 0)).toBe(true);
});

test('all clients together get twenty attempts per account, and one client thirty for all accounts', () => {
  const attempts = new Attempts();
  const clients = Array.from({ length: 40 }, (_, at) =>
    attempts.add('chefin@shop.example', `${at}`, 0),
  );
  expect(clients.filter(Boolean)).toHaveLength(20);
  const accounts = Array.from({ length: 40 }, (_, at) => attempts.add(`${at}`, '192.0.2.1', 0));
  expect(accounts.filter(Boolean)).toHaveLength(30);
});

test("the right password resets a client's attempts", () => {
  const attempts = new Attempts();
  for (let day = 0; day < 3; day += 1) {
    for (let tries = 0; tries < 5; tries += 1) {
      expect(attempts.add('a', 'b', 0)).toBe(true);
    }
    attempts.succeed('a', 'b');
  }
});

test('signing in does not use up attempts', () => {
  const attempts = new Attempts();
  for (let times = 0; times < 100; times += 1) {
    expect(attempts.add('a', 'b', 0)).toBe(true);
    attempts.succeed('a', 'b');
  }
});
