import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import {
  type PublishedDiagnostic,
  type PublishEnd,
  type PublishStatus,
  publishStatusSchema,
} from '#model/publishing/publishing.ts';
import { signedHook, signedStatusQuery } from '#model/publishing/signature.ts';
import { UserError } from '#model/user-error.ts';
import { readPublishing } from '../settings/settings.ts';

interface Published {
  isPublished: boolean;
  /** What came of it, for a person. */
  text: string;
}

/** How often the status is asked for, ms. */
const interval = 300;

/**
 * Asks the server to publish, and waits until it has.
 *
 * @throws UserError where it cannot be asked, and why.
 */
export async function publish(
  environment: Record<string, string | undefined>,
  options: { confirm?: true },
): Promise<Published> {
  const { secret, url } = readPublishing(environment);
  const accepted = await ask(url, '/api/publish', signedHook(secret, options));
  const { job } = z.object({ job: z.string() }).parse(accepted);
  for (;;) {
    const query = signedStatusQuery(secret);
    const status = publishStatusSchema.parse(await ask(url, `/api/publish?${query}`));
    if (isOver(status, job) && status.last) return told(status.last);
    await pause(interval);
  }
}

/** Jobs are carried out in their order, so one that is told of nowhere has ended before the last. */
function isOver({ state, last }: PublishStatus, job: string): boolean {
  return last?.id === job || state === 'idle';
}

async function ask(url: string, path: string, init?: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(new URL(path, url), { ...init, redirect: 'error' });
  } catch (error) {
    throw new UserError(
      `The server at ${url} (PUBLISH_URL) does not answer. Start it, or set its address.`,
      { cause: error },
    );
  }
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  const problem = z.object({ title: z.string(), detail: z.string().optional() }).safeParse(answer);
  const why = problem.success
    ? [problem.data.title, problem.data.detail].filter(Boolean).join('. ')
    : `status ${response.status}`;
  throw new UserError(`The server at ${url} (PUBLISH_URL) refuses: ${why}`);
}

function told({
  outcome,
  release,
  started,
  ended,
  reason,
  diagnostics = [],
  ...end
}: PublishEnd): Published {
  const seconds = ((ended - started) / 1000).toFixed(1);
  switch (outcome) {
    case 'live':
      return { isPublished: true, text: `Published: release ${release}, in ${seconds} s.\n` };
    case 'unchanged':
      return { isPublished: true, text: `Nothing has changed; release ${release} is served.\n` };
    case 'refused':
    case 'failed': {
      const hint = end.needsConfirmation ? ['Confirm it by --confirm.'] : [];
      const lines = [`Not published. ${reason ?? ''}`, ...diagnostics.map(describe), ...hint];
      return { isPublished: false, text: `${lines.join('\n')}\n` };
    }
  }
}

function describe({ code, message, hint, place }: PublishedDiagnostic): string {
  const line = place.line === undefined ? undefined : `line ${place.line}`;
  const where = [place.document, line, place.field].filter(Boolean).join(', ');
  return `✖ ${[`${where}:`, message, hint, place.url, `[${code}]`].filter(Boolean).join(' ')}`;
}
