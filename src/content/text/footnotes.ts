import type { Env, MarkdownIt, StateBlock, StateCore, StateInline } from 'markdown-it';

/** A footnote. */
interface Note {
  /** Markdown of one paragraph. */
  content: string;
  /** Line in the text, starting at 0. */
  line: number;
  /** Number in order of reference, starting at 1; undefined for a note without references. */
  number?: number;
}

interface Notes {
  byLabel: Map<string, Note>;
  /** The number of notes with references. */
  numbered: number;
}

/** The notes of each text that is being parsed. */
const notesOf = new WeakMap<Env, Notes>();

const definition = /^\[\^([^\][\s]+)\]:[ \t]*/;
const reference = /\[\^([^\][\s]+)\]/y;

/**
 * Adds footnotes to a parser: `Text[^a].`, and in a paragraph of its own `[^a]: The note.` The
 * notes follow the text as tokens `footnote_open` and `footnote_close` within `footnotes_open` and
 * `footnotes_close`; they and `footnote_ref` have their number in `meta.note`.
 */
export function footnotes(parser: MarkdownIt): void {
  parser.block.ruler.before('reference', 'footnote', readNote, { alt: ['paragraph'] });
  parser.inline.ruler.before('link', 'footnote_ref', readReference);
  parser.core.ruler.after('inline', 'footnotes', appendNotes);
}

function readNote(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const lineAt = (line: number) =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
  const [opening, label] = definition.exec(lineAt(start)) ?? [];
  if (label === undefined || opening === undefined) return false;
  if (silent) return true;
  let next = start + 1;
  while (next < end && !state.isEmpty(next) && !definition.test(lineAt(next))) next += 1;
  const lines = Array.from({ length: next - start }, (_, at) => lineAt(start + at).trim());
  const notes = notesOf.get(state.env) ?? { byLabel: new Map<string, Note>(), numbered: 0 };
  notesOf.set(state.env, notes);
  if (!notes.byLabel.has(label)) {
    notes.byLabel.set(label, {
      content: lines.join('\n').slice(opening.length).trim(),
      line: start,
    });
  }
  state.line = next;
  return true;
}

function readReference(state: StateInline, silent: boolean): boolean {
  reference.lastIndex = state.pos;
  const [written, label = ''] = reference.exec(state.src) ?? [];
  const notes = notesOf.get(state.env);
  const note = notes?.byLabel.get(label);
  if (written === undefined || !notes || !note) return false;
  if (!silent) {
    const isFirst = note.number === undefined;
    if (isFirst) {
      notes.numbered += 1;
      note.number = notes.numbered;
    }
    const token = state.push('footnote_ref', 'sup', 0);
    token.meta = { note: note.number, isFirst };
  }
  state.pos += written.length;
  return true;
}

function appendNotes({ env, md, tokens, Token }: StateCore): void {
  const notes = [...(notesOf.get(env)?.byLabel.values() ?? [])];
  if (notes.length === 0) return;
  tokens.push(new Token('footnotes_open', 'ol', 1));
  const waiting = new Set(notes);
  const append = (note: Note) => {
    waiting.delete(note);
    const open = new Token('footnote_open', 'li', 1);
    open.meta = { note: note.number };
    const inline = new Token('inline', '', 0);
    inline.content = note.content;
    inline.children = [];
    inline.map = [note.line, note.line + 1];
    md.inline.parse(note.content, md, env, inline.children);
    tokens.push(open, inline, new Token('footnote_close', 'li', -1));
  };
  const numbered = () =>
    [...waiting]
      .filter(({ number }) => number !== undefined)
      .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0));
  // A note can refer to others, which only then get their numbers.
  for (let next = numbered(); next.length > 0; next = numbered()) {
    for (const note of next) append(note);
  }
  for (const note of waiting) append(note);
  tokens.push(new Token('footnotes_close', 'ol', -1));
}
