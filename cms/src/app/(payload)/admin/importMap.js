import { MarkdownField as MarkdownField_63f6259f74eeb61da3532452059942a6 } from '../../../../src/admin/text/rich-text-field.tsx'
import { LinkField as LinkField_ce8e017356099ddfa7b4aed96c14813f } from '../../../../src/admin/links/link-field.tsx'
import { HtmlField as HtmlField_63f6259f74eeb61da3532452059942a6 } from '../../../../src/admin/text/rich-text-field.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/text/rich-text-field.tsx#MarkdownField": MarkdownField_63f6259f74eeb61da3532452059942a6,
  "/src/admin/links/link-field.tsx#LinkField": LinkField_ce8e017356099ddfa7b4aed96c14813f,
  "/src/admin/text/rich-text-field.tsx#HtmlField": HtmlField_63f6259f74eeb61da3532452059942a6,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
