import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { memory } from './memory.ts';

type Task = (name: string) => Promise<string>;

test('calls during a task share its result', async () => {
  const task = vi.fn<Task>(async (name) => {
    await pause(5);
    return name;
  });
  const remembered = memory(task, () => 0);
  expect(await Promise.all([remembered('a'), remembered('a')])).toEqual(['a', 'a']);
  expect(task).toHaveBeenCalledTimes(1);
});

test('each name has its own task', async () => {
  const remembered = memory(
    (name) => Promise.resolve(name),
    () => Infinity,
  );
  expect([await remembered('a'), await remembered('b')]).toEqual(['a', 'b']);
});

test('the result of a task is reused for its lifetime', async () => {
  const task = vi.fn<Task>(() => Promise.resolve('result'));
  const remembered = memory(task, () => 30);
  await remembered('a');
  await remembered('a');
  expect(task).toHaveBeenCalledTimes(1);
  await pause(40);
  await remembered('a');
  expect(task).toHaveBeenCalledTimes(2);
});

test('the lifetime begins when the task ends', async () => {
  const task = vi.fn<Task>(() => pause(40, 'result'));
  const remembered = memory(task, () => 30);
  await remembered('a');
  await remembered('a');
  expect(task).toHaveBeenCalledTimes(1);
});

test('each result has its own lifetime', async () => {
  const results = ['error', 'page'];
  const task = () => Promise.resolve(results.shift());
  const remembered = memory(task, (result) => (result === 'error' ? 0 : Infinity));
  expect(await remembered('a')).toBe('error');
  expect(await remembered('a')).toBe('page');
  expect(await remembered('a')).toBe('page');
});

test('a failed task is not cached, and its callers get the error', async () => {
  let tries = 0;
  const task = async () => {
    tries += 1;
    await pause(1);
    if (tries === 1) throw new Error('It failed.');
    return 'result';
  };
  const remembered = memory(task, () => Infinity);
  const failed = await Promise.allSettled([remembered('a'), remembered('a')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await remembered('a')).toBe('result');
});
