import type { ScriptView } from '#model/views/shell.ts';

/** Where visits are counted. */
export interface MatomoView extends ScriptView {
  /** Address of the tracker's script. */
  script: string;
  /** Address that takes the visits. */
  endpoint: string;
  siteId: number;
}

declare module '#model/views/shell.ts' {
  interface Scripts {
    matomo?: MatomoView;
  }
}
