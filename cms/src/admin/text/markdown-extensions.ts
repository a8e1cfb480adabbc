import { type Extensions, Extension, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { StarterKit } from '@tiptap/starter-kit';
import { pictureAddress } from './picture-address.ts';

/** A text ends with its footnotes. */
const Text = Document.extend({ content: 'block+ notes?' });

/** A heading with an optional explicit anchor. */
const AnchoredHeading = Heading.extend({
  addAttributes() {
    return { ...this.parent?.(), id: { default: null, rendered: false, keepOnSplit: false } };
  },
}).configure({ levels: [2, 3, 4, 5, 6] });

/** Whether the items of a list are without gaps. */
const TightLists = Extension.create({
  name: 'tightLists',
  addGlobalAttributes() {
    const tight = { default: true, rendered: false };
    return [{ types: ['bulletList', 'orderedList'], attributes: { tight } }];
  },
});

/** A picture of the shop, by its file name. Pictures of other sites are excluded. */
const Picture = Image.extend({
  addAttributes() {
    const plain = { default: null, rendered: false };
    return { src: plain, alt: { default: null }, title: { default: null } };
  },
  parseHTML() {
    const getAttrs = (element: HTMLElement) => ({ src: element.dataset['file'] });
    return [{ tag: 'img[data-file]', getAttrs }];
  },
  renderHTML({ node, HTMLAttributes }) {
    const name = String(node.attrs['src']);
    return ['img', { ...HTMLAttributes, 'data-file': name, src: pictureAddress(name) }];
  },
}).configure({ inline: true });

const number = {
  default: null,
  parseHTML: (element: HTMLElement) => Number(element.dataset['note']),
  renderHTML: (attributes: Record<string, unknown>) => ({ 'data-note': attributes['number'] }),
};

/** The reference to a footnote in the text. */
const NoteMark = Node.create({
  name: 'noteMark',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ number }),
  parseHTML: () => [{ tag: 'sup[data-note]' }],
  renderHTML: ({ node, HTMLAttributes }) => ['sup', HTMLAttributes, String(node.attrs['number'])],
});

const Notes = Node.create({
  name: 'notes',
  content: 'note+',
  isolating: true,
  parseHTML: () => [{ tag: 'dl[data-notes]' }],
  renderHTML: () => ['dl', { 'data-notes': '' }, 0],
});

const Note = Node.create({
  name: 'note',
  content: 'inline*',
  defining: true,
  isolating: true,
  addAttributes: () => ({ number }),
  parseHTML: () => [{ tag: 'dd[data-note]' }],
  renderHTML: ({ HTMLAttributes }) => ['dd', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    // A note is one paragraph.
    return { Enter: ({ editor }) => editor.isActive('note') && editor.commands.setHardBreak() };
  },
});

/** What the Markdown editor supports: exactly what the site's Markdown can express. */
export const markdownExtensions: Extensions = [
  Text,
  StarterKit.configure({
    document: false,
    heading: false,
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: true,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  AnchoredHeading,
  TightLists,
  Picture,
  TableKit.configure({ table: { resizable: false } }),
  NoteMark,
  Note,
  Notes,
];
