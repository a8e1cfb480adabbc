import { z } from 'zod';
import { link, text } from '../fields.ts';
import { translationsOf } from '../translation.ts';

const linkFields = {
  path: link('Page key or internal path, such as "watches" or "/watches/ostra".').optional(),
  external_path: link('Address outside the site.').optional(),
  anchor: text('Anchor on the page, without #.').optional(),
  type: text('A word for the entry, given out as data-type for styling.').optional(),
  translations: translationsOf({ display_name: text('Label.') }),
};

const subLinkSchema = z.strictObject({
  ...linkFields,
  prefix_parent: z
    .boolean()
    .default(false)
    .describe("Whether the path is continued from the parent's path."),
});

/** An entry of the main menu. */
export const menuEntrySchema = z
  .strictObject({
    ...linkFields,
    sub_links: z.array(subLinkSchema).default([]).describe('Links under the entry.'),
    groups: z
      .array(
        z.strictObject({
          translations: translationsOf({ display_name: text('Heading of the group.') }),
          sub_links: z.array(subLinkSchema).min(1).describe('Links of the group.'),
        }),
      )
      .default([])
      .describe('Groups of links under the entry, each with a heading.'),
  })
  .describe('An entry of the main menu, with links or groups of links under it.');

export type MenuEntry = z.output<typeof menuEntrySchema>;
export type SubLink = z.output<typeof subLinkSchema>;

/**
 * The address of an entry: its path, appended to its parent's if requested, or else its external
 * path; then its anchor. Undefined for an entry that is no link.
 */
export function menuAddress(entry: MenuEntry | SubLink, parent?: MenuEntry): string | undefined {
  const { path, external_path, anchor } = entry;
  const continued = 'prefix_parent' in entry && entry.prefix_parent && parent?.path !== undefined;
  const whole =
    continued && path !== undefined ? `${parent.path}/${path.replace(/^\//, '')}` : path;
  const address = whole ?? external_path;
  return anchor === undefined ? address : `${address ?? ''}#${anchor}`;
}

export const socialMenuEntrySchema = z
  .strictObject({
    media: z
      .enum(['facebook', 'googleplus', 'instagram', 'other'])
      .describe('The network; it chooses the icon.'),
    display_name: text('Label.'),
    external_path: link('Address of the profile.'),
  })
  .describe('A link to a profile in a social network.');

export type SocialMenuEntry = z.output<typeof socialMenuEntrySchema>;
