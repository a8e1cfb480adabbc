import type { FormDefinition } from '#model/feature.ts';
import type { FormName } from '#model/forms/forms.ts';
import { formRules } from '#model/forms/rules.ts';

/**
 * The definitions in the features' folders. Browsers do not load the list of features, which has
 * schemas.
 */
const ofFeatures = Object.values(
  import.meta.glob<Readonly<Record<string, FormDefinition>>>('../../../features/*/form.ts', {
    import: 'forms',
    eager: true,
  }),
);

/** A form by its name. */
export function formNamed(name: FormName): FormDefinition {
  const rules: Readonly<Record<string, FormDefinition['fields']>> = formRules;
  const [fields, found] = [rules[name], ofFeatures.find((forms) => name in forms)?.[name]];
  return found ?? { fields: fields ?? {} };
}
