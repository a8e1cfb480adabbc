import { fieldId, partIds } from '#model/part-ids.ts';
import { inLanguage, pathOf, type PlanContext, translated } from '#generator/plan/context.ts';
import type { FeatureBuild } from '#generator/plan/feature-builds.ts';
import { formOn, namesOf } from '#generator/plan/forms.ts';
import { forms } from './form.ts';
import type { VoucherFormView } from './views.ts';

/** The voucher form; undefined if no server accepts forms, or there are no vouchers. */
function formView(context: PlanContext): VoucherFormView | undefined {
  const form = formOn(context, pathOf(context, 'vouchers'));
  const { vouchers } = context.site.project;
  if (!form || !vouchers) return undefined;
  const { amounts, least, most, post } = vouchers;
  const motifs = vouchers.motifs.map(({ id, translations }) => {
    const { name, ...rest } = translated(context, translations);
    return { value: id, name, ...inLanguage(rest) };
  });
  return { ...form, amounts, least, most, motifs, post };
}

const build: FeatureBuild = {
  pages: {
    vouchers: (context, body) => {
      const form = formView(context);
      return { template: 'template-vouchers', view: { body, ...(form ? { form } : {}) } };
    },
  },
  anchors: {
    'template-vouchers': ({ form }) =>
      form
        ? [
            partIds.ask,
            partIds.sent,
            ...Object.keys(forms.voucher.fields).map((field) => fieldId('voucher', field)),
          ]
        : [],
  },
  formsShop: ({ project: { vouchers } }) => {
    if (!vouchers) return {};
    const { least, most, motifs, post } = vouchers;
    return {
      vouchers: {
        least,
        most,
        motifs: motifs.map(({ id, translations }) => ({ id, names: namesOf(translations) })),
        post,
      },
    };
  },
};

export default build;
