import { styleText } from 'node:util';

/** Tells a person how far a piece of work is. */
export interface Progress {
  /** `done` of `total` pieces of a step; a step without a total is only named. */
  step(name: string, done?: number, total?: number): void;
  /** Ends the current step. */
  end(): void;
}

interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/** A bar that is drawn over on a terminal; elsewhere a line for each step, and none for its parts. */
export function createProgress(output: Output = process.stderr): Progress {
  return output.isTTY ? bar(output) : lines(output);
}

/** Says nothing, for tests and callers with words of their own. */
export const silent: Progress = { step: () => undefined, end: () => undefined };

const barWidth = 24;
const redrawEvery = 50; // ms

function bar(output: Output): Progress {
  let drawn = 0;
  return {
    step(name, done, total) {
      const now = performance.now();
      if (done !== undefined && done !== total && now - drawn < redrawEvery) return;
      drawn = now;
      output.write(`\r\x1b[2K${line(name, done, total).slice(0, (output.columns ?? 80) + 20)}`);
    },
    end: () => void output.write('\r\x1b[2K'),
  };
}

function line(name: string, done?: number, total?: number): string {
  if (done === undefined || !total) return `${style('dim', '·')} ${name} …`;
  const filled = Math.round((done / total) * barWidth);
  const drawing = style('green', '█'.repeat(filled)) + style('dim', '░'.repeat(barWidth - filled));
  return `${drawing} ${name} ${done}/${total}`;
}

function style(format: 'dim' | 'green', text: string): string {
  return styleText(format, text, { stream: process.stderr });
}

function lines(output: Output): Progress {
  let last: string | undefined;
  return {
    step(name, done, total) {
      if (name === last) return;
      last = name;
      output.write(`${name}${done !== undefined && total ? ` (${total})` : ''} …\n`);
    },
    end: () => undefined,
  };
}
