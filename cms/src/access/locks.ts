import type { Payload } from 'payload';

/** Has locks bear the name of whoever asks for them: Payload would take that of anybody. */
export function lockInOwnName({ collections }: Pick<Payload, 'collections'>): void {
  collections['payload-locked-documents']?.config.hooks.beforeValidate.push(
    ({ data, req: { user, payloadAPI } }) =>
      user && payloadAPI === 'REST'
        ? { ...data, user: { relationTo: user.collection, value: user.id } }
        : data,
  );
}
