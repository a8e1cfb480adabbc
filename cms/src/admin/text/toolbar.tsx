import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { insertNote } from './insert-note.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import styles from './text.module.css';
import { type EditorWords, editorWords } from './words.ts';

interface Props {
  editor: Editor;
  /** The language of the text. */
  language: string;
  interfaceLanguage: string;
}

/** The formats that a button toggles, with its label. */
const toggles = [
  ['bold', 'B', (chain) => chain.toggleBold()],
  ['italic', 'I', (chain) => chain.toggleItalic()],
  ['strike', 'S', (chain) => chain.toggleStrike()],
  ['bulletList', '•', (chain) => chain.toggleBulletList()],
  ['orderedList', '1.', (chain) => chain.toggleOrderedList()],
  ['blockquote', '”', (chain) => chain.toggleBlockquote()],
] as const satisfies [keyof EditorWords, string, Run][];

const changesOfTable = [
  ['addRow', (chain) => chain.addRowAfter()],
  ['dropRow', (chain) => chain.deleteRow()],
  ['addColumn', (chain) => chain.addColumnAfter()],
  ['dropColumn', (chain) => chain.deleteColumn()],
  ['dropTable', (chain) => chain.deleteTable()],
] as const satisfies [keyof EditorWords, Run][];

type Run = (chain: ChainedCommands) => ChainedCommands;

const levels = [2, 3, 4] as const;

/** The buttons above a text: one for each format that the site can show. */
export function Toolbar({ editor, language, interfaceLanguage }: Props) {
  const words = editorWords(interfaceLanguage);
  const [dialog, setDialog] = useState<'link' | 'picture'>();
  const state = useEditorState({ editor, selector: ({ editor: current }) => stateOf(current) });
  const run = (change: Run) => change(editor.chain().focus()).run();
  const close = () => {
    setDialog(undefined);
    editor.commands.focus();
  };
  const { table, image, note } = editor.schema.nodes;
  return (
    <fieldset className={styles.toolbar} aria-label={words.toolbar}>
      <select
        aria-label={words.style}
        value={state.level}
        onChange={({ target: { value } }) => {
          const level = levels.find((one) => String(one) === value);
          run((chain) => (level ? chain.setHeading({ level }) : chain.setParagraph()));
        }}
      >
        <option value="">{words.paragraph}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {words.headings[level]}
          </option>
        ))}
      </select>
      {toggles.map(([name, sign, change]) => (
        <Button
          key={name}
          name={words[name]}
          sign={sign}
          look={name}
          pressed={state.active.includes(name)}
          onClick={() => run(change)}
        />
      ))}
      <Button
        name={words.link}
        sign={words.link}
        pressed={state.active.includes('link')}
        onClick={() => setDialog('link')}
      />
      {image && (
        <Button name={words.picture} sign={words.picture} onClick={() => setDialog('picture')} />
      )}
      {table && !state.isInTable && (
        <Button
          name={words.table}
          sign={words.table}
          onClick={() =>
            run((chain) => chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }))
          }
        />
      )}
      {note && <Button name={words.note} sign={words.note} onClick={() => insertNote(editor)} />}
      <Button
        name={words.rule}
        sign="―"
        onClick={() => run((chain) => chain.setHorizontalRule())}
      />
      <Button
        name={words.undo}
        sign="↶"
        disabled={!state.canUndo}
        onClick={() => run((chain) => chain.undo())}
      />
      <Button
        name={words.redo}
        sign="↷"
        disabled={!state.canRedo}
        onClick={() => run((chain) => chain.redo())}
      />
      {state.isInTable && (
        <fieldset className={styles.toolbar} aria-label={words.inTable}>
          {changesOfTable.map(([name, change]) => (
            <Button key={name} name={words[name]} sign={words[name]} onClick={() => run(change)} />
          ))}
        </fieldset>
      )}
      {dialog === 'link' && (
        <LinkDialog {...{ editor, language, interfaceLanguage, onClose: close }} />
      )}
      {dialog === 'picture' && (
        <PictureDialog {...{ editor, language, interfaceLanguage, onClose: close }} />
      )}
    </fieldset>
  );
}

function stateOf(editor: Editor) {
  const level = levels.find((one) => editor.isActive('heading', { level: one }));
  return {
    level: level ?? '',
    active: [...toggles.map(([name]) => name), 'link' as const].filter((name) =>
      editor.isActive(name),
    ),
    isInTable: editor.isActive('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}

interface ButtonProps {
  name: string;
  sign: string;
  look?: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

function Button({ name, sign, look, pressed, disabled = false, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      data-look={look}
      title={name}
      aria-label={name}
      aria-pressed={pressed}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      {sign}
    </button>
  );
}
