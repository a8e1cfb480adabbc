import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCode, startScript } from './start-script.ts';

const modules = ['entry-client', 'rolldown-runtime', 'react'].map(
  (name) => `/assets/${name}-AAAAAAAA.js`,
);
const consents = '0123456789abcdef';

let cache = '';
let script = '';
let withoutConsents = '';
let openNow = '';

beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'start-'));
  const code = await startCode(cache);
  openNow = code.openNow;
  script = startScript(code, { modules, consents });
  withoutConsents = startScript(code, { modules });
});

afterAll(() => rm(cache, { recursive: true }));

type Listener = (event: object) => void;

interface Given {
  /** The contents of local storage. */
  stored?: object | 'blocked';
  mode?: string;
  /** Whether the browser sends a Global Privacy Control signal. */
  refuses?: boolean;
}

/** A document in which the script has run, before the first paint. */
function run(code: string, { stored = {}, mode = 'light', refuses }: Given = {}) {
  const state: Record<string, string> = { mode };
  const listeners = new Map<string, Listener[]>();
  const painted: (() => void)[] = [];
  const frames: (() => void)[] = [];
  const asked: string[] = [];
  const button = { dataset: {} as Record<string, string>, closest: () => button };
  class PerformanceObserver {
    readonly #onPaint: (list: object) => void;
    constructor(onPaint: (list: object) => void) {
      this.#onPaint = onPaint;
    }
    observe(): void {
      const list = { getEntriesByName: () => [{}] };
      painted.push(() => this.#onPaint(list));
    }
  }
  const reload = { count: 0 };
  const location = { pathname: '/uhren', reload: () => (reload.count += 1) };
  const context = {
    document: { documentElement: { dataset: state }, body: { style: {} } },
    navigator: { globalPrivacyControl: refuses },
    get localStorage() {
      if (stored === 'blocked') throw new Error('Access is denied.');
      return stored;
    },
    addEventListener(type: string, listener: Listener) {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    PerformanceObserver,
    location,
    self: {},
    setTimeout: (callback: (of: unknown) => void, _milliseconds: unknown, of: unknown) =>
      callback(of),
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    load: async (module: string) => asked.push(module),
  };
  // A Node context has no module loader.
  runInNewContext(code.replace('import(', 'load('), context);
  return {
    state,
    location,
    reload,
    button,
    /** Addresses of the requested modules. */
    asked,
    paint: async () => {
      for (const callback of painted) callback();
      await Promise.resolve();
    },
    /** An animation frame in a browser that reports no paint. */
    frame: async () => {
      for (const callback of frames) callback();
      await Promise.resolve();
    },
    send: (type: string, event: object = {}) => {
      for (const listener of listeners.get(type) ?? []) listener(event);
    },
  };
}

it.each([
  ['with consents', () => script],
  ['without consents', () => withoutConsents],
  ['that shows whether the shop is open', () => openNow],
])('is below 1 KB %s', (_what, code) => {
  expect(code().length).toBeLessThan(1024);
});

it('names the modules to start, and leaves no placeholder for settings', () => {
  expect(script).toContain(JSON.stringify(modules));
  expect(script).not.toContain('settings');
});

describe('colours', () => {
  it.each(['light', 'dark', 'system'])("follow the visitor's choice: %s", (choice) => {
    expect(run(script, { stored: { 'colour-mode': choice } }).state['mode']).toBe(choice);
  });

  it.each(['light', 'dark'])('follow the theme until there is a choice: %s', (mode) => {
    expect(run(script, { mode }).state['mode']).toBe(mode);
  });

  it('follow the theme if local storage is blocked', () => {
    expect(run(script, { stored: 'blocked', mode: 'dark' }).state['mode']).toBe('dark');
  });
});

describe('consents', () => {
  it.each([
    ['nothing was decided', {}, 'ask'],
    ['the decision was about other entries', { consents: '{"hash":"fedcba9876543210"}' }, 'ask'],
    ['storage is blocked', 'blocked' as const, 'ask'],
    ['the decision was about these entries', { consents: `{"hash":"${consents}"}` }, undefined],
  ])('are requested once the page is painted, if %s', async (_what, stored, expected) => {
    const document = run(script, { stored });
    expect(document.state['consent']).toBeUndefined();
    await document.paint();
    expect(document.state['consent']).toBe(expected);
  });

  it('are not requested if the browser refuses for the visitor', async () => {
    const document = run(script, { refuses: true });
    await document.paint();
    expect(document.state['consent']).toBeUndefined();
  });

  it('are not requested if there is nothing to decide', async () => {
    const document = run(withoutConsents);
    await document.paint();
    expect(document.state['consent']).toBeUndefined();
  });
});

describe('clicks on a button', () => {
  it('are recorded until the application runs', () => {
    const { send, button, state } = run(script);
    send('click', { target: button });
    expect(button.dataset).toEqual({ clicked: '' });
    delete button.dataset['clicked'];
    state['alive'] = 'true';
    send('click', { target: button });
    expect(button.dataset).toEqual({});
  });

  it('close the consent banner if they answer it', async () => {
    const { send, button, state, paint } = run(script);
    await paint();
    button.dataset['answer'] = '';
    send('click', { target: button });
    expect(state['consent']).toBeUndefined();
  });

  it('need no element as their target', () => {
    expect(() => run(script).send('click', { target: {} })).not.toThrow();
  });
});

describe('going back', () => {
  it('loads the document of another URL, until the application runs', () => {
    const { send, location, reload, state } = run(script);
    send('popstate');
    expect(reload.count).toBe(0);
    location.pathname = '/';
    send('popstate');
    expect(reload.count).toBe(1);
    state['alive'] = 'true';
    send('popstate');
    expect(reload.count).toBe(1);
  });
});

describe('the application starts', () => {
  it.each(['pointerdown', 'keydown'])('on %s, even before the first paint', (type) => {
    const { asked, send } = run(script);
    expect(asked).toEqual([]);
    send(type);
    expect(asked).toEqual(modules);
  });

  it('on a pointer movement, after the first paint', async () => {
    const { asked, paint, send } = run(script);
    send('pointermove');
    expect(asked).toEqual([]);
    await paint();
    send('pointermove');
    expect(asked).toEqual(modules);
  });

  it('by itself, once everything is loaded and painted', async () => {
    const { asked, paint, send } = run(script);
    send('load');
    expect(asked).toEqual([]);
    await paint();
    expect(asked).toEqual(modules);
  });

  it('by itself one frame after loading, with the consent banner, if no paint is reported', async () => {
    const { asked, frame, send, state } = run(script);
    send('load');
    await frame();
    expect(asked).toEqual(modules);
    expect(state['consent']).toBe('ask');
  });
});
