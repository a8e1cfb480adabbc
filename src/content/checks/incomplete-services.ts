import { defaultLanguage } from '#model/language.ts';
import { resolveLink } from '#model/link.ts';
import { incompleteServices } from '#model/services/services.ts';
import { contentCheck } from './check.ts';

/** Services that content turns on and that cannot be shown, because something they need is missing. */
export const checkIncompleteServices = contentCheck(
  incompleteServices.map(({ code }) => code),
  ({ content, draft, index, words, report }) => {
    const project = draft.project[0];
    if (!project?.sound) return;
    const hasPage = (link: string) =>
      resolveLink(link, { language: defaultLanguage, index }).kind !== 'broken';
    for (const { code, lacks } of incompleteServices) {
      for (const { field, message, hint } of lacks({ content, words, hasPage })) {
        report({ code, path: [...project.path, ...field], message, hint });
      }
    }
  },
);
