import { type Extensions, Mark } from '@tiptap/core';
import { Heading } from '@tiptap/extension-heading';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** A heading with an optional explicit anchor. */
const AnchoredHeading = Heading.extend({
  addAttributes() {
    return { ...this.parent?.(), id: { default: null, keepOnSplit: false } };
  },
}).configure({ levels: [2, 3, 4, 5, 6] });

/** Text in another language. */
const Foreign = Mark.create({
  name: 'foreign',
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [{ tag: 'span[lang]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

/** What the HTML editor supports: of what the site allows, everything that legal texts need. */
export const htmlExtensions: Extensions = [
  StarterKit.configure({
    heading: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  AnchoredHeading,
  Foreign,
  TableKit.configure({ table: { resizable: false } }),
];
