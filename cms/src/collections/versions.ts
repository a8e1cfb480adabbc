/** The longest timer of a browser, ms: some 25 days. */
const never = 2 ** 31 - 1;

/**
 * Every change is saved as a draft while somebody types, and nothing is visible before it is
 * published. Payload's own autosave loses text that is typed on leaving and during a save, so
 * cms/src/admin/saving saves instead.
 */
export const drafts = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: never }, schedulePublish: { timeFormat: 'HH:mm' } },
};
