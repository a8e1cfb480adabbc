import { type Event, EVENT_ID, getScalarValue, parseEvents } from 'js-yaml';

/** The line where the value at a path begins, starting at 1; undefined if it is unknown. */
type LineOf = (path: readonly PropertyKey[]) => number | undefined;

/**
 * Finds lines in a YAML or JSON text; for a field of a mapping, the line of its key. If a path does
 * not exist, the line of the last part of it that does. The text is parsed at the first call, and
 * each of its lists and mappings indexed once: broken files have thousands of mistakes.
 */
export function lineFinder(text: string): LineOf {
  let document: Document | undefined;
  return (path) => {
    document ??= { text, ...eventsWithEnds(text), children: new Map(), lineAt: lineCounter(text) };
    let node = 1;
    let offset = -1;
    for (const step of path) {
      const child = childrenOf(document, node).get(step);
      if (!child) break;
      node = child.node;
      if (child.offset >= 0) offset = child.offset;
    }
    return offset < 0 ? undefined : document.lineAt(offset);
  };
}

interface Document {
  text: string;
  /** None if the text is invalid, which has been reported elsewhere. */
  events: readonly Event[];
  /** For each event that begins a node, the index after the node and its contents. */
  ends: readonly number[];
  /** By the index of the event that begins the list or mapping. */
  children: Map<number, ReadonlyMap<PropertyKey, Child>>;
  lineAt: (offset: number) => number;
}

interface Child {
  /** Index of the event that starts the value. */
  node: number;
  /** Offset where it begins in the text; negative for an omitted value. */
  offset: number;
}

function eventsWithEnds(text: string): Pick<Document, 'events' | 'ends'> {
  const events = tryEvents(text);
  const ends: number[] = [];
  const open: number[] = [];
  for (const [at, { type }] of events.entries()) {
    ends[at] = at + 1;
    if (type === EVENT_ID.POP) ends[open.pop() ?? at] = at + 1;
    else if (isGroup(type) || type === EVENT_ID.DOCUMENT) open.push(at);
  }
  return { events, ends };
}

function tryEvents(text: string): readonly Event[] {
  try {
    return parseEvents(text, {});
  } catch {
    return [];
  }
}

function isGroup(type: Event['type'] | undefined): boolean {
  return type === EVENT_ID.SEQUENCE || type === EVENT_ID.MAPPING;
}

function childrenOf(document: Document, parent: number): ReadonlyMap<PropertyKey, Child> {
  const known = document.children.get(parent);
  if (known) return known;
  const { text, events, ends } = document;
  const children = new Map<PropertyKey, Child>();
  document.children.set(parent, children);
  const type = events[parent]?.type;
  if (!isGroup(type)) return children;
  let at = parent + 1;
  for (let index = 0; ; index += 1) {
    const first = events[at];
    if (!first || first.type === EVENT_ID.POP) return children;
    const node = type === EVENT_ID.MAPPING ? (ends[at] ?? at + 1) : at;
    const name = type === EVENT_ID.MAPPING ? keyOf(text, first) : index;
    if (name !== undefined && !children.has(name)) {
      children.set(name, { node, offset: offsetOf(first) });
    }
    at = ends[node] ?? node + 1;
  }
}

function keyOf(text: string, key: Event): string | undefined {
  return key.type === EVENT_ID.SCALAR ? getScalarValue(text, key) : undefined;
}

function offsetOf(event: Event): number {
  if (event.type === EVENT_ID.SCALAR) return event.valueStart;
  return 'start' in event ? event.start : 0;
}

/** Returns a function that gives the line of an offset in a text, starting at 1. */
export function lineCounter(text: string): (offset: number) => number {
  let ends: number[] | undefined;
  return (offset) => {
    ends ??= [...text.matchAll(/\n/g)].map(({ index }) => index);
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
