/** A change in how a version of the kit interprets content. */
export interface MeaningChange {
  /** The version that introduced the change. */
  version: string;
  /**
   * The field, starting with its collection and without list indexes: 'project.config.forms',
   * 'brands.translations.title'.
   */
  field: string;
  /** The affected shops: those that have the field, or those that omit it. */
  concerns: 'present' | 'absent';
  /** The new meaning, in one sentence. */
  message: string;
  /** What to do about it, in one sentence. */
  hint: string;
}

/**
 * All changes, oldest first. Include only content that loads as before but has a new meaning: a
 * field that was removed or has a new format causes an error by itself.
 */
export const meaningChanges: readonly MeaningChange[] = [];
