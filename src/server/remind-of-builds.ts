import type { FormsShop } from '#model/forms/shop.ts';
import { languages, locales } from '#model/language.ts';
import { dayAfter } from '#model/opening-hours/days.ts';
import { today } from '#model/today.ts';
import { words } from '#words/words.ts';
import type { OutboxStore } from './outbox/outbox-store.ts';
import { stackOf } from './telemetry/failure.ts';
import type { Log } from './telemetry/log.ts';

const hour = 60 * 60 * 1000;

/**
 * Mails the shop once, a week before the site's opening hours lapse because it has not been built
 * for too long. Looks now and every hour.
 */
export function remindOfBuilds(
  shop: () => FormsShop,
  outbox: Pick<OutboxStore, 'post'>,
  { mailTo, log }: { mailTo: string | undefined; log: Pick<Log, 'error'> },
): { close(): Promise<void> } {
  let running = remind();
  const timer = setInterval(() => {
    running = remind();
  }, hour);

  async function remind(): Promise<void> {
    const { hoursUntil, siteUrl, pages, email } = shop();
    const to = mailTo ?? email;
    if (hoursUntil === undefined || to === undefined || today() < dayAfter(hoursUntil, -7)) return;
    const language = languages.find((one) => pages[one]) ?? 'de';
    const format = new Intl.DateTimeFormat(locales[language], {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    const day = format.format(new Date(hoursUntil));
    const { hostname } = new URL(siteUrl);
    const { outdated } = words[language].publishing;
    const mail = {
      to,
      subject: outdated.subject(hostname, day),
      text: `${outdated.text(siteUrl, day)}\n`,
      // Suppresses automatic replies (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    // The outbox stores only the first mail with an id, also after a restart.
    await outbox
      .post({ id: `hours-${hostname}-${hoursUntil}`, createdAt: Date.now(), mail })
      .catch((error: unknown) => log.error({ error: stackOf(error) }, 'the store failed'));
  }

  return {
    close() {
      clearInterval(timer);
      return running;
    },
  };
}
