import { type Event, EVENT_ID, getScalarValue, parseEvents } from 'js-yaml';
import { lineAt } from './front-matter.ts';

/**
 * The line on which a value of a YAML or JSON text begins, from 1: of its key in a mapping. Where
 * the path goes on to what is not there, the last thing on it that is.
 */
export function locate(text: string, path: readonly PropertyKey[]): number | undefined {
  try {
    const events = parseEvents(text, {});
    let node = 1;
    let offset: number | undefined;
    for (const step of path) {
      const child = childOf(text, events, node, step);
      if (!child) break;
      node = child.node;
      if (child.offset >= 0) offset = child.offset;
    }
    return offset === undefined ? undefined : lineAt(text, offset);
  } catch {
    return undefined;
  }
}

interface Child {
  /** Index of the event that opens the value. */
  node: number;
  /** Where it begins in the text; negative for a value that is left out. */
  offset: number;
}

function childOf(
  text: string,
  events: readonly Event[],
  parent: number,
  step: PropertyKey,
): Child | undefined {
  const type = events[parent]?.type;
  let at = parent + 1;
  for (let index = 0; events[at] && events[at]!.type !== EVENT_ID.POP; index += 1) {
    if (type === EVENT_ID.SEQUENCE) {
      if (index === step) return { node: at, offset: offsetOf(events[at]!) };
    } else if (type === EVENT_ID.MAPPING) {
      const key = events[at]!;
      const value = after(events, at);
      if (key.type === EVENT_ID.SCALAR && getScalarValue(text, key) === String(step)) {
        return { node: value, offset: offsetOf(key) };
      }
      at = value;
    } else {
      return undefined;
    }
    at = after(events, at);
  }
  return undefined;
}

/** The index behind a node and all it holds. */
function after(events: readonly Event[], node: number): number {
  let depth = 0;
  let at = node;
  do {
    const type = events[at]?.type;
    if (type === EVENT_ID.SEQUENCE || type === EVENT_ID.MAPPING) depth += 1;
    else if (type === EVENT_ID.POP) depth -= 1;
    at += 1;
  } while (depth > 0 && at < events.length);
  return at;
}

function offsetOf(event: Event): number {
  if (event.type === EVENT_ID.SCALAR) return event.valueStart;
  return 'start' in event ? event.start : 0;
}
