/** The longest that a timer of a browser runs, ms: some 25 days. */
const never = 2 ** 31 - 1;

/**
 * Every change is kept as a draft while somebody writes, and nothing is seen before it is published. Payload's own autosave
 * loses text that is typed on leaving and while a save is on its way, so cms/src/admin/saving saves instead.
 */
export const drafts = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: never }, schedulePublish: { timeFormat: 'HH:mm' } },
};
