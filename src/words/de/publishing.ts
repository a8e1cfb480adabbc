/** What the owner is told when the site could not be published: shown in the content system, and mailed. */
export const publishing = {
  /** Stands for the address of the site where that is not known. */
  website: 'Website',
  /** Why not, in a sentence or two. */
  reasons: {
    content: (mistakes: number) =>
      mistakes === 1
        ? 'Im Inhalt steckt noch ein Fehler.'
        : `Im Inhalt stecken noch ${mistakes} Fehler.`,
    fewerPages: (before: number, after: number) =>
      `Die Website hätte nur noch ${after} statt ${before} Seiten. Wenn das so gewollt ist, bestätigen Sie es beim Veröffentlichen.`,
    timeout: (minutes: number) =>
      `Der Bau der Website war nach ${minutes} Minuten noch nicht fertig und wurde abgebrochen.`,
    crashed: 'Der Bau der Website ist abgebrochen. Das Protokoll des Servers sagt, warum.',
    told: (message: string) => `Der Server meldet: ${message}`,
  },
  failed: {
    subject: (site: string) => `${site}: Ihre Änderungen sind noch nicht online`,
    text: (reason: string) => `Guten Tag,

Ihre letzten Änderungen an der Website konnten nicht veröffentlicht werden. Die bisherige Website bleibt vollständig online.

${reason}`,
    mistakes: 'Das ist zu tun:',
    moreMistakes: (count: number) =>
      count === 1 ? '… und ein weiterer' : `… und ${count} weitere`,
  },
  goodAgain: {
    subject: (site: string) => `${site}: Ihre Änderungen sind online`,
    text: (site: string) => `Guten Tag,

die Veröffentlichung klappt wieder: Alle Änderungen sind jetzt online.

${site}`,
  },
  outdated: {
    subject: (site: string, day: string) => `${site}: Bitte vor dem ${day} neu veröffentlichen`,
    text: (site: string, day: string) => `Guten Tag,

Ihre Website weiß nur bis zum ${day}, ob gerade geöffnet ist. Danach zeigt sie es nicht mehr an, bis sie neu gebaut wird.

Bitte veröffentlichen Sie die Website vorher noch einmal; ändern müssen Sie dafür nichts. Sollte sie sich jede Nacht von selbst erneuern, lassen Sie bitte nachsehen, warum das seit Wochen nicht geschieht.

${site}`,
  },
};

export type Publishing = typeof publishing;
