import { expect } from 'vitest';
import {
  answer,
  click,
  expectAlive,
  expectPage,
  hurry,
  queryOf,
  test,
  unavailable,
} from './faults.ts';

test('a missing static query is an error, and the console names it', async ({
  app: { page, errors },
}) => {
  const query = await queryOf(page, '/en/imprint');
  await answer(page, query, { status: 404 });
  await click(page, '/en/imprint');
  await expectPage(page, unavailable);
  expect(errors.join('\n')).toContain(`The query JSON ${query} could not be loaded`);
  await expectAlive(page);
});

test('a static query is requested again after status 503', async ({ app: { page } }) => {
  await hurry(page);
  const asked = await answer(page, await queryOf(page, '/en/imprint'), { status: 503 }, 'no fault');
  await click(page, '/en/imprint');
  await expectPage(page, 'Legal notice');
  expect(asked()).toBe(2);
});

test('a failed static query is loaded again by the next click', async ({ app: { page } }) => {
  await answer(page, await queryOf(page, '/en/imprint'), { status: 500 }, 'no fault');
  await click(page, '/en/imprint');
  await expectPage(page, unavailable);
  await click(page, '/impressum');
  await expectPage(page, 'Impressum');
  await click(page, '/en/imprint');
  await expectPage(page, 'Legal notice');
});
