import type { Payload } from 'payload';

/** Gives a lock to the person who requests it. Payload would accept any name. */
export function lockInOwnName({ collections }: Pick<Payload, 'collections'>): void {
  collections['payload-locked-documents']?.config.hooks.beforeValidate.push(
    ({ data, req: { user, payloadAPI } }) =>
      user && payloadAPI === 'REST'
        ? { ...data, user: { relationTo: user.collection, value: user.id } }
        : data,
  );
}
