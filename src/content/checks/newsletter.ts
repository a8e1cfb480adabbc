import { contentCheck } from './check.ts';

/** A newsletter that no server takes orders for is left out, though the shop offers it. */
export const checkNewsletter = contentCheck(['newsletter-without-server'], ({ draft, report }) => {
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
