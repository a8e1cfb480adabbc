import type { ServerProps } from 'payload';
import type { ByLanguage } from '../../../../src/model/owner-words.ts';
import type { Collection } from '../../../../src/model/site.ts';
import type { Made } from '../../fields/made-from-title.ts';
import { TypedTitle } from './typed-title.tsx';

interface Props extends Pick<ServerProps, 'payload'> {
  id: string | number | undefined;
  collection: Collection;
  /** The path of the title in the form. */
  title: string;
  makes: Made[];
  /** The owner's name for one such document. */
  singular: ByLanguage;
}

/**
 * Shows a document's title above its form, and names the document after it until it is first
 * published.
 */
export async function DocumentTitle({ payload, id, collection, title, makes, singular }: Props) {
  const { totalDocs } = await payload.countVersions({
    collection,
    where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
  });
  const wasPublished = totalDocs > 0;
  return <TypedTitle title={title} makes={makes} singular={singular} wasPublished={wasPublished} />;
}
