import { collect } from '#features/features.ts';
import type { FormDefinition } from '../feature.ts';
import { formRules } from './rules.ts';

const ofFeatures = collect('forms');

export type FormName = keyof typeof formRules | keyof typeof ofFeatures;

/** The names of a form's fields. */
export type FieldName<Form extends FormName> = Form extends keyof typeof formRules
  ? keyof (typeof formRules)[Form]
  : Form extends keyof typeof ofFeatures
    ? keyof (typeof ofFeatures)[Form]['fields']
    : never;

/** All forms. For the build and the server: browsers load those that they show. */
export const forms: Readonly<Record<FormName, FormDefinition>> = {
  ...withoutFeature(formRules),
  ...ofFeatures,
};

/** The forms by which visitors send the shop no message. */
export const formsWithoutMessage = (Object.entries(forms) as [FormName, FormDefinition][]).flatMap(
  ([name, { isMessage }]) => (isMessage === false ? [name] : []),
);

function withoutFeature<Name extends string>(
  rules: Readonly<Record<Name, FormDefinition['fields']>>,
): Record<Name, FormDefinition> {
  const entries = Object.entries<FormDefinition['fields']>(rules);
  return Object.fromEntries(entries.map(([name, fields]) => [name, { fields }])) as Record<
    Name,
    FormDefinition
  >;
}
