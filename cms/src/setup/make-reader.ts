import type { Payload } from 'payload';

const name = 'Website';

/** Lets the website's builds read with the key from the environment. */
export async function makeReader(payload: Payload): Promise<void> {
  const { CMS_KEY: apiKey } = process.env;
  if (!apiKey) return;
  const { docs } = await payload.find({
    collection: 'readers',
    where: { name: { equals: name } },
    limit: 1,
    showHiddenFields: true,
  });
  const data = { name, enableAPIKey: true, apiKey };
  const known = docs[0] as { id: number; apiKey?: string } | undefined;
  if (known?.apiKey === apiKey) return;
  await (known
    ? payload.update({ collection: 'readers', id: known.id, data })
    : payload.create({ collection: 'readers', data }));
}
