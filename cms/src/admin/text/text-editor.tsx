import { EditorContent, useEditor } from '@tiptap/react';
import { cleanPaste } from './clean-paste.ts';
import styles from './text.module.css';
import type { TextFormat } from './text-format.ts';
import { Toolbar } from './toolbar.tsx';

interface Props {
  id: string;
  /** The text that it is opened with. */
  text: string;
  format: TextFormat;
  labelledBy: string;
  readOnly: boolean;
  /** The language of the text. */
  language: string;
  interfaceLanguage: string;
  onChange: (text: string) => void;
}

/**
 * The extensions that turn typed signs into what they stand for. A number and a point stay as typed:
 * "24. Dezember" at the beginning of a line is a date. The toolbar makes numbered lists.
 */
const typedShortcuts = [
  'blockquote',
  'bold',
  'bulletList',
  'code',
  'codeBlock',
  'heading',
  'horizontalRule',
  'italic',
  'strike',
];

/** An editor that can only make what its format can say. */
export function TextEditor({
  id,
  text,
  format,
  labelledBy,
  readOnly,
  onChange,
  ...languages
}: Props) {
  const editor = useEditor({
    extensions: format.extensions,
    content: format.read(text),
    enableInputRules: typedShortcuts,
    editable: !readOnly,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        class: styles.text ?? '',
        role: 'textbox',
        lang: languages.language,
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
      },
      transformPastedHTML: cleanPaste,
    },
    onUpdate: ({ editor: { state } }) => onChange(asWritten(text, format, format.write(state.doc))),
  });
  if (!editor) return null;
  return (
    <div className={styles.editor}>
      {!readOnly && <Toolbar editor={editor} {...languages} />}
      <EditorContent editor={editor} />
    </div>
  );
}

/** What is stored: the very text that was opened, where the editor holds the same again. */
function asWritten(opened: string, format: TextFormat, written: string): string {
  if (written === format.rewrite(opened)) return opened;
  return opened.endsWith('\n') && written ? `${written}\n` : written;
}
