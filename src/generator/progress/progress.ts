import { styleText } from 'node:util';

/** Shows the progress of a task. */
export interface Progress {
  /** Reports `done` of `total` units of a step; a step without a total is only named. */
  step(name: string, done?: number, total?: number): void;
  /** Ends the current step. */
  end(): void;
}

interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

/**
 * Shows a bar on terminals, redrawn in place; otherwise a line for each step, without its parts.
 */
export function createProgress(output: Output = process.stderr): Progress {
  return output.isTTY ? bar(output) : lines(output);
}

/** Shows nothing, for tests and callers with their own output. */
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
