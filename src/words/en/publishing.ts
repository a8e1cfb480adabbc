import type { Publishing } from '../de/publishing.ts';

export const publishing: Publishing = {
  website: 'Website',
  reasons: {
    content: (mistakes) =>
      mistakes === 1
        ? 'There is still a mistake in the content.'
        : `There are still ${mistakes} mistakes in the content.`,
    fewerPages: (before, after) =>
      `The website would have only ${after} pages instead of ${before}. If you mean that, confirm it when you publish.`,
    timeout: (minutes) =>
      `Building the website was not done after ${minutes} minutes and was stopped.`,
    crashed: 'Building the website broke off. The server’s log says why.',
    told: (message) => `The server says: ${message}`,
  },
  failed: {
    subject: (site) => `${site}: your changes are not online yet`,
    text: (reason) => `Hello,

your latest changes to the website could not be published. The website stays online as it was, complete.

${reason}`,
    mistakes: 'What to do:',
    moreMistakes: (count) => (count === 1 ? '… and one more' : `… and ${count} more`),
  },
  goodAgain: {
    subject: (site) => `${site}: your changes are online`,
    text: (site) => `Hello,

publishing works again: all your changes are online now.

${site}`,
  },
  outdated: {
    subject: (site, day) => `${site}: please publish again before ${day}`,
    text: (site, day) => `Hello,

your website knows whether you are open until ${day} only. After that it no longer says so until it is built again.

Please publish the website once more before then; you don’t need to change anything. If it is meant to renew itself every night, please have somebody find out why it hasn’t for weeks.

${site}`,
  },
};
