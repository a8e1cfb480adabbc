import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** Adds a footnote at the selection, and moves the cursor to its text. */
export function insertNote(editor: Editor): void {
  const { noteMark, note, notes } = editor.schema.nodes;
  if (!noteMark || !note || !notes) return;
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      // Footnotes cannot contain footnotes.
      if (state.selection.$from.parent.type === note) return false;
      let number = 1;
      state.doc.descendants(({ type, attrs }) => {
        if (type === note) number = Math.max(number, Number(attrs['number']) + 1);
      });
      tr.insert(state.selection.to, noteMark.create({ number }));
      const made = note.create({ number });
      const end = tr.doc.content.size;
      if (tr.doc.lastChild?.type === notes) tr.insert(end - 1, made);
      else tr.insert(end, notes.create(null, made));
      tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView();
      return true;
    })
    .run();
}
