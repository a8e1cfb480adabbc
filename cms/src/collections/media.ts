import type { CollectionConfig } from 'payload';
import { contentSchema } from '../../../src/model/site.ts';
import { uploadAccess } from '../access/uploads.ts';
import { fieldsOf } from '../fields/field.ts';
import { refuseInUse } from '../checks/in-use.ts';
import { preparePicture } from '../uploads/prepare-picture.ts';
import { asPicture } from '../uploads/response-headers.ts';
import { afterPicture } from '../publishing/notify.ts';
import { hashField, keepHash } from '../uploads/file-hash.ts';
import { groups } from '../../../src/model/owner-words.ts';
import { ownerWords } from '../fields/owner-words.ts';
import { mergeSaves } from '../saving/merge-saves.ts';
import { mediaFolder } from '../settings.ts';
import { pictures, pictureShape } from './kinds.ts';

/** The pictures, with the model's fields for them. */
export function mediaCollection(): CollectionConfig {
  const { label, group } = ownerWords('media', contentSchema.shape[pictures]);
  return {
    slug: 'media',
    labels: { singular: { de: 'Bild', en: 'Picture', fr: 'Image' }, plural: label },
    upload: {
      staticDir: mediaFolder,
      // The server fetches nothing from user-supplied addresses.
      pasteURL: false,
      mimeTypes: ['image/*'],
      focalPoint: true,
      crop: false,
      adminThumbnail: 'thumbnail',
      imageSizes: [{ name: 'thumbnail', width: 320, withoutEnlargement: true }],
      displayPreview: true,
      modifyResponseHeaders: asPicture,
    },
    admin: { useAsTitle: 'filename', group: group && groups[group], hideAPIURL: true },
    access: uploadAccess,
    fields: [
      ...fieldsOf(pictureShape(), ['media']),
      {
        name: 'decorative',
        type: 'checkbox',
        label: { de: 'Nur Schmuck', en: 'Decoration only', fr: 'Purement décorative' },
        admin: {
          description: {
            de: 'Das Bild sagt nichts, was nicht auch im Text steht: Vorleseprogramme übergehen es.',
            en: 'The picture says nothing that the text does not: screen readers pass over it.',
            fr: 'L’image ne dit rien de plus que le texte : les lecteurs d’écran l’ignorent.',
          },
        },
      },
      {
        name: 'notices',
        type: 'json',
        admin: { components: { Field: '/admin/uploads/notices.tsx#Notices' } },
      },
      hashField,
    ],
    hooks: {
      beforeOperation: [preparePicture],
      beforeChange: [mergeSaves(pictureShape()), keepHash],
      afterChange: [afterPicture],
      beforeDelete: [refuseInUse],
    },
  };
}
