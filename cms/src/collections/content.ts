import type { CollectionConfig, GlobalConfig } from 'payload';
import { recordSchema } from '../../../src/content/records/validate.ts';
import { type Collection, contentSchema } from '../../../src/model/site.ts';
import { contentAccess, globalAccess } from '../access/content.ts';
import { refuseInUse } from '../checks/in-use.ts';
import { checkDocument, checkGlobal } from '../checks/publish-check.ts';
import { storedName } from '../../../src/content/cms/stored-name.ts';
import { recordFields } from '../fields/field.ts';
import { readCollection, readGlobal } from '../fields/read-written.ts';
import { groups } from '../../../src/model/owner-words.ts';
import { ownerWords } from '../fields/owner-words.ts';
import { afterDelete, afterDocument, afterGlobal } from '../publishing/notify.ts';
import { mergeGlobalSaves, mergeSaves } from '../saving/merge-saves.ts';
import { restoreEndpoint } from '../saving/restore.ts';
import { holdings, nameField, recordShape, shapeOfGlobal } from './kinds.ts';
import { nameFromTitle } from './name-from-title.ts';
import { titleOf } from './titles.ts';
import { drafts } from './versions.ts';

const saving = '/admin/saving/saving.tsx#Saving';

/** A collection for each list of the model whose records are separate documents. */
export function contentCollections(): CollectionConfig[] {
  return byGroup(held('documents')).map((name) => {
    const shape = recordShape(name);
    const title = titleOf(name);
    const { label: singular } = ownerWords(name, recordSchema(name));
    const { label: plural, group } = ownerWords(name, contentSchema.shape[name]);
    return {
      slug: name,
      labels: { singular, plural },
      access: contentAccess(name),
      admin: {
        useAsTitle: title.field,
        defaultColumns: columnsOf(name, title.field),
        group: group && groups[group],
        hideAPIURL: true,
        components: {
          edit: {
            beforeDocumentControls: [
              saving,
              {
                path: '/admin/title/document-title.tsx#DocumentTitle',
                serverProps: { collection: name, title: title.path, makes: title.makes, singular },
              },
            ],
            editMenuItems: ['/admin/preview/copy-link.tsx#CopyLink'],
          },
        },
      },
      defaultSort: storedName(nameField(name)),
      endpoints: [restoreEndpoint(name)],
      fields: [...recordFields(shape, name), ...title.own],
      hooks: {
        beforeOperation: [readCollection(shape)],
        beforeChange: [
          mergeSaves(shape),
          ...title.hooks,
          ...nameFromTitle(name),
          checkDocument(name),
        ],
        afterChange: [afterDocument],
        beforeDelete: [refuseInUse],
        afterDelete: [afterDelete],
      },
      lockDocuments: false,
      versions: drafts,
    } satisfies CollectionConfig;
  });
}

/** A global for each single record of the model, and for each list that is one document. */
export function contentGlobals(): GlobalConfig[] {
  return byGroup([...held('record'), ...held('list')]).map((name) => {
    const shape = shapeOfGlobal(name);
    const { label, group, hidden = false } = ownerWords(name, contentSchema.shape[name]);
    return {
      slug: name,
      label,
      access: globalAccess(name),
      admin: {
        group: group && groups[group],
        hidden,
        hideAPIURL: true,
        components: { elements: { beforeDocumentControls: [saving] } },
      },
      lockDocuments: false,
      endpoints: [restoreEndpoint(name)],
      fields: recordFields(shape, name),
      hooks: {
        beforeOperation: [readGlobal(shape)],
        beforeChange: [mergeGlobalSaves(shape), checkGlobal(name)],
        afterChange: [afterGlobal],
      },
      versions: { ...drafts, max: drafts.maxPerDoc },
    } satisfies GlobalConfig;
  });
}

/** The columns in a collection's list of records. */
function columnsOf(name: Collection, title: string): string[] {
  const columns = Object.entries(recordShape(name)).flatMap(([field, schema]) =>
    ownerWords(field, schema).inList === 'column' ? [storedName(field)] : [],
  );
  return [...new Set([title, ...columns, '_status', 'updatedAt'])];
}

/** In the order of the menu's groups. */
function byGroup(names: Collection[]): Collection[] {
  const order = Object.keys(groups);
  const rank = (name: Collection) => {
    const { group = '' } = ownerWords(name, contentSchema.shape[name]);
    return order.indexOf(group);
  };
  return names.toSorted((one, other) => rank(one) - rank(other));
}

function held(as: 'documents' | 'record' | 'list'): Collection[] {
  return [...holdings].flatMap(([name, holding]) => (holding === as ? [name] : []));
}
