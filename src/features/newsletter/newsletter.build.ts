import type { FeatureBuild } from '#generator/plan/feature-builds.ts';
import { inLanguage, pathOf, type PlanContext, translated } from '#generator/plan/context.ts';
import { formOn } from '#generator/plan/forms.ts';
import type { PageKey } from '#model/pages/routes.ts';
import { fieldId } from '#model/part-ids.ts';
import { forms } from './form.ts';
import type { NewsletterView } from './views.ts';

/** The form on a page; undefined if the shop does not offer it there, or no server takes forms. */
function newsletterOn(context: PlanContext, page: PageKey): NewsletterView | undefined {
  const offer = context.site.project.config.forms.newsletter;
  const form = formOn(context, pathOf(context, page));
  if (!offer?.pages.some((one) => one === page) || !form) return undefined;
  const { heading, text, consent, ...rest } = translated(context, offer.translations);
  return { ...form, ...inLanguage(rest), heading, ...(text ? { text } : {}), consent };
}

const anchors = ({ newsletter }: { newsletter?: object }) =>
  newsletter
    ? Object.keys(forms.newsletter.fields).map((field) => fieldId('newsletter', field))
    : [];

const build: FeatureBuild = {
  sections: (context, page) => {
    const newsletter = newsletterOn(context, page);
    return newsletter ? { newsletter } : {};
  },
  anchors: { 'template-home': anchors, 'template-contact': anchors },
  formsShop: ({ project }) => {
    const { newsletter } = project.config.forms;
    return {
      newsletter: newsletter !== undefined,
      ...(newsletter && { consents: newsletter.translations.map(({ consent }) => consent) }),
    };
  },
};

export default build;
