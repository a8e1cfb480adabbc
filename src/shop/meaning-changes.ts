/** Content that a version of the kit reads in another way than those before it. */
export interface MeaningChange {
  /** The version that brought it. */
  version: string;
  /**
   * The field, from its collection on, without the numbers of records: 'project.config.forms',
   * 'brands.translations.title'.
   */
  field: string;
  /** Whom it concerns: shops that have the field, or those that leave it out. */
  concerns: 'present' | 'absent';
  /** What it means now, one sentence. */
  message: string;
  /** What to do about it, one sentence. */
  hint: string;
}

/**
 * All of them, the oldest first. Only what loads as before and means something else stands here: a
 * field that is gone or must be written in another way is an error by itself.
 */
export const meaningChanges: readonly MeaningChange[] = [];
