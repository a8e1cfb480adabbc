/** The numbers of records that an import has created, changed or left unchanged. */
export interface ImportCount {
  created: number;
  changed: number;
  unchanged: number;
}
