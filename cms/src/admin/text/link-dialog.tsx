import type { Editor } from '@tiptap/core';
import { useId, useState } from 'react';
import { LinkInput } from '../links/link-input.tsx';
import { linkTargets } from '../links/link-targets.ts';
import { Dialog } from './dialog.tsx';
import { editorWords } from './words.ts';

interface Props {
  editor: Editor;
  language: string;
  interfaceLanguage: string;
  onClose: () => void;
}

/** Asks for the target of the selected text. */
export function LinkDialog({ editor, language, interfaceLanguage, onClose }: Props) {
  const words = editorWords(interfaceLanguage);
  const written = editor.getAttributes('link')['href'] as string | undefined;
  const [address, setAddress] = useState(written ?? '');
  const id = useId();
  const apply = async () => {
    const href = address.trim();
    const named = await nameOf(href, language);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (!href) chain.unsetLink().run();
    else if (editor.state.selection.empty && !written) {
      chain
        .insertContent({ type: 'text', text: named, marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else chain.setLink({ href }).run();
    onClose();
  };
  return (
    <Dialog
      title={words.link}
      submit={words.apply}
      cancel={words.cancel}
      onSubmit={() => void apply()}
      onClose={onClose}
    >
      <label htmlFor={id}>{words.address}</label>
      <LinkInput
        id={id}
        value={address}
        onChange={setAddress}
        language={language}
        interfaceLanguage={interfaceLanguage}
      />
      {written && (
        <button
          type="button"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {words.removeLink}
        </button>
      )}
    </Dialog>
  );
}

/** The link's text if nothing is selected: the title of the heading or page that it leads to. */
async function nameOf(href: string, language: string): Promise<string> {
  const [address, anchor] = href.split('#', 2);
  const target = (await linkTargets(language)).find((one) => one.address === address);
  return target?.places.find((place) => place.anchor === anchor)?.words ?? target?.title ?? href;
}
