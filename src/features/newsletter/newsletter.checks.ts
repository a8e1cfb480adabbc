import { type ContentCheck, contentCheck } from '#content/checks/check.ts';

/** A newsletter is left out if no server takes forms, although the shop offers it. */
const checkNewsletter = contentCheck(['newsletter-without-server'], ({ draft, report }) => {
  const project = draft.project[0];
  if (!project?.sound) return;
  const { endpoint, newsletter } = project.value.config.forms;
  if (!newsletter || endpoint !== 'off') return;
  report({
    code: 'newsletter-without-server',
    path: [...project.path, 'config', 'forms', 'newsletter'],
    message: 'The newsletter has no server to send to, and is not shown.',
    hint: 'Write / into endpoint where the site is served by npm start, or the address of another server.',
  });
});

const checks: readonly ContentCheck[] = [checkNewsletter];

export default checks;
