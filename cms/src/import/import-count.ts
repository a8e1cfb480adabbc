/** How many records an import has changed. */
export interface ImportCount {
  created: number;
  changed: number;
  unchanged: number;
}
