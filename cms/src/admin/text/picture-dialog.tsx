import type { Editor } from '@tiptap/core';
import { useEffect, useId, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { pictureAddress } from './picture-address.ts';
import styles from './text.module.css';
import { editorWords } from './words.ts';

interface Props {
  editor: Editor;
  language: string;
  interfaceLanguage: string;
  onClose: () => void;
}

interface Media {
  id: string | number;
  filename: string;
  thumbnailURL?: string | null;
  translations?: { alt?: string | null };
}

/** Asks which picture to insert into the text, and for its text alternative. */
export function PictureDialog({ editor, language, interfaceLanguage, onClose }: Props) {
  const words = editorWords(interfaceLanguage);
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<Media[]>([]);
  const [chosen, setChosen] = useState('');
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const id = useId();
  useEffect(() => {
    const aborter = new AbortController();
    findPictures(search, language, aborter.signal).then(setFound, () => setFound([]));
    return () => aborter.abort();
  }, [search, language]);
  const insert = () => {
    if (!chosen) return;
    const attrs = { src: chosen, alt, title: caption || null };
    editor.chain().focus().insertContent({ type: 'image', attrs }).run();
    onClose();
  };
  return (
    <Dialog
      title={words.choosePicture}
      submit={words.insert}
      cancel={words.cancel}
      onSubmit={insert}
      onClose={onClose}
    >
      <label htmlFor={`${id}-search`}>{words.searchPicture}</label>
      <input
        id={`${id}-search`}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found.length === 0 && <output>{words.noPictures}</output>}
      <div className={styles.pictures}>
        {found.map((media) => (
          <button
            key={media.id}
            type="button"
            aria-label={media.filename}
            aria-pressed={media.filename === chosen}
            onClick={() => {
              setChosen(media.filename);
              setAlt(media.translations?.alt ?? '');
            }}
          >
            <img src={media.thumbnailURL ?? pictureAddress(media.filename)} alt="" loading="lazy" />
            <span>{media.filename}</span>
          </button>
        ))}
      </div>
      {chosen && (
        <>
          <label htmlFor={`${id}-alt`}>{words.alt}</label>
          <input id={`${id}-alt`} value={alt} onChange={(event) => setAlt(event.target.value)} />
          <label htmlFor={`${id}-caption`}>{words.caption}</label>
          <input
            id={`${id}-caption`}
            value={caption}
            onChange={(event) => setCaption(event.target.value)}
          />
        </>
      )}
    </Dialog>
  );
}

async function findPictures(
  search: string,
  language: string,
  signal: AbortSignal,
): Promise<Media[]> {
  const query = new URLSearchParams({
    limit: '24',
    depth: '0',
    locale: language,
    sort: 'filename',
  });
  if (search) query.set('where[filename][like]', search);
  const response = await fetch(`/api/media?${query.toString()}`, { signal });
  const { docs } = (await response.json()) as { docs?: Media[] };
  return docs ?? [];
}
