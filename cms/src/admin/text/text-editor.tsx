import { EditorContent, useEditor } from '@tiptap/react';
import { cleanPaste } from './clean-paste.ts';
import styles from './text.module.css';
import type { TextFormat } from './text-format.ts';
import { Toolbar } from './toolbar.tsx';

interface Props {
  id: string;
  /** The initial text. */
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
 * The extensions that convert typed markers. A number with a point stays as typed: "24. Dezember"
 * at the start of a line is a date. The toolbar makes numbered lists.
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

/** An editor that can only produce what its format can express. */
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

/** What is stored: the original text if the editor's content is unchanged. */
function asWritten(opened: string, format: TextFormat, written: string): string {
  if (written === format.rewrite(opened)) return opened;
  return opened.endsWith('\n') && written ? `${written}\n` : written;
}
