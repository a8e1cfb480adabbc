import { type FakeHost, fakeHost } from './fake-host.ts';

type ClockAnswer = 'comes' | 'fails' | 'hangs' | 'throws' | 'brings nothing';

interface FakeClock extends FakeHost {
  /** To be changed by tests. */
  answer: ClockAnswer;
}

/** Where the script is, below the fake's address. */
export const clockScript = '/retailers/clock/retailercall.js';

/** The host of the retailer clock: its script, and the page that stands in the script's frame. */
export async function fakeClock(): Promise<FakeClock> {
  const fake: Pick<FakeClock, 'answer'> = { answer: 'comes' };
  const host = await fakeHost((url, response) => {
    const { answer } = fake;
    if (url.pathname === '/clock') {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>10:10</p>');
    } else if (answer === 'fails') response.writeHead(500).end();
    else if (answer !== 'hangs') {
      response
        .writeHead(200, { 'Content-Type': 'text/javascript' })
        .end(answer === 'brings nothing' ? '' : `(${script.toString()})(${answer === 'throws'})`);
    }
  });
  return Object.assign(fake, host);
}

/** Runs in the page. */
function script(doesThrow: boolean): void {
  const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;
  class RolexRetailerClock {
    getRetailerClock(options: Record<string, string>): void {
      if (doesThrow) throw new Error('The key is not known.');
      const frame = document.createElement('iframe');
      frame.src = `${origin}/clock?${new URLSearchParams(options).toString()}`;
      frame.width = '150';
      frame.height = '70';
      frame.style.border = '0';
      document.getElementById('rolex-retailer-clock')?.append(frame);
    }
  }
  Object.assign(window, { RolexRetailerClock });
}
