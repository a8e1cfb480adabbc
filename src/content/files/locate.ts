import { type Event, EVENT_ID, getScalarValue, parseEvents } from 'js-yaml';

/** The line where the value at a path begins, starting at 1; undefined if it is unknown. */
type LineOf = (path: readonly PropertyKey[]) => number | undefined;

/**
 * Finds lines in a YAML or JSON text; for a field of a mapping, the line of its key. If a path does
 * not exist, the line of the last part of it that does.
 */
export function lineFinder(text: string): LineOf {
  let events: readonly Event[] | undefined;
  return (path) => {
    events ??= tryEvents(text);
    let node = 1;
    let offset = -1;
    for (const step of path) {
      const child = childOf(text, events, node, step);
      if (!child) break;
      node = child.node;
      if (child.offset >= 0) offset = child.offset;
    }
    return offset < 0 ? undefined : lineAt(text, offset);
  };
}

/** The events of a text; none if it is invalid, which has been reported elsewhere. */
function tryEvents(text: string): readonly Event[] {
  try {
    return parseEvents(text, {});
  } catch {
    return [];
  }
}

interface Child {
  /** Index of the event that starts the value. */
  node: number;
  /** Offset where it begins in the text; negative for an omitted value. */
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
  if (type !== EVENT_ID.SEQUENCE && type !== EVENT_ID.MAPPING) return undefined;
  for (let index = 0; ; index += 1) {
    const first = events[at];
    if (!first || first.type === EVENT_ID.POP) return undefined;
    const node = type === EVENT_ID.MAPPING ? after(events, at) : at;
    const name = type === EVENT_ID.MAPPING ? keyOf(text, first) : index;
    if (name === step) return { node, offset: offsetOf(first) };
    at = after(events, node);
  }
}

function keyOf(text: string, key: Event): string | undefined {
  return key.type === EVENT_ID.SCALAR ? getScalarValue(text, key) : undefined;
}

/** The index after a node and its contents. */
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

/** The line of an offset in a text, starting at 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
  }
  return line;
}
