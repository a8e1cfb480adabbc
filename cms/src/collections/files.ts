import type { CollectionConfig } from 'payload';
import { uploadAccess } from '../access/uploads.ts';
import { refuseInUse } from '../checks/in-use.ts';
import { afterFile, afterFileDelete } from '../publishing/notify.ts';
import { hashField, keepHash } from '../uploads/file-hash.ts';
import { checkPath, prepareFile } from '../uploads/prepare-file.ts';
import { asAttachment } from '../uploads/response-headers.ts';
import { groups } from '../../../src/model/owner-words.ts';
import { mergeSaves } from '../saving/merge-saves.ts';
import { filesFolder } from '../settings.ts';

/** Files that the site offers unchanged, such as a price list, and map archives. */
export const files: CollectionConfig = {
  slug: 'files',
  labels: {
    singular: { de: 'Datei', en: 'File', fr: 'Fichier' },
    plural: { de: 'Dateien', en: 'Files', fr: 'Fichiers' },
  },
  upload: {
    staticDir: filesFolder,
    // The server fetches nothing from user-supplied addresses.
    pasteURL: false,
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: asAttachment,
  },
  admin: { useAsTitle: 'filename', group: groups.pages, hideAPIURL: true },
  access: uploadAccess,
  fields: [
    {
      name: 'path',
      type: 'text',
      label: {
        de: 'Adresse auf der Website',
        en: 'Address on the website',
        fr: 'Adresse sur le site',
      },
      admin: {
        placeholder: '/preisliste.pdf',
        description: {
          de: 'Bleibt das Feld leer, steht die Datei unter ihrem Namen.',
          en: 'If left empty, the file stands under its name.',
          fr: 'Si le champ reste vide, le fichier est publié sous son nom.',
        },
      },
    },
    hashField,
  ],
  hooks: {
    beforeOperation: [prepareFile],
    beforeChange: [mergeSaves({}), checkPath, keepHash],
    afterChange: [afterFile],
    afterDelete: [afterFileDelete],
    beforeDelete: [refuseInUse],
  },
};
