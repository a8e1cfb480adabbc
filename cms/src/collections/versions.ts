/** Every change is kept as a draft while somebody writes, and nothing is seen before it is published. */
export const drafts = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 1500 }, schedulePublish: { timeFormat: 'HH:mm' } },
};
