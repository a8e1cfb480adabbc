import type { FormName } from '#model/forms/forms.ts';
import { type Language, languages } from '#model/language.ts';
import type { ServerPages } from '#words/server-pages.ts';
import { words } from '#words/words.ts';
import { loadParts } from '#features/load.ts';
import type { FeaturePages } from '../pages/feature-pages.ts';
import { formPage } from '../pages/form-page.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Deps, Visit } from '../http/deps.ts';
import type { SentBody } from './read-body.ts';
import { preferredLanguage } from '../pages/frame.ts';
import { siteOrigin } from './origin.ts';

interface Failed {
  form: FormName;
  sent: SentBody;
  failure: HttpError;
  visit: Visit;
  /** Of the submission, unless it has mistakes. */
  key: string | undefined;
}

/**
 * Returns the form with everything the visitor wrote, for browsers without JavaScript: with its
 * mistakes marked, or with an additional button.
 */
export async function formResponse(
  { form, sent, failure, visit, key }: Failed,
  deps: Deps,
): Promise<Response> {
  const language = writtenLanguage(sent) ?? preferredLanguage(visit.request);
  const { guard } = deps;
  const features = await loadParts<FeaturePages>('server');
  const [own] = features.flatMap(({ texts }) => texts[form]?.[language] ?? []);
  const isProof = failure.kind === 'proof-needed';
  const response = await formPage(
    { language, shop: visit.shop, site: siteOrigin(visit, deps) },
    {
      form,
      status: failure.problem.status,
      notice: notice(failure, words[language].serverPages, own?.alreadyRegistered),
      fields: sent.fields,
      errors: failure.problem.errors ?? [],
      token:
        isProof && key !== undefined ? guard.issueClick(visit.visitor, key) : guard.issueToken(),
      hidden: isProof,
    },
  );
  for (const [name, value] of Object.entries(failure.headers)) response.headers.set(name, value);
  return response;
}

function notice({ kind }: HttpError, text: ServerPages, alreadyRegistered = text.mistakes): string {
  switch (kind) {
    case 'invalid-fields':
      return text.mistakes;
    case 'proof-needed':
      return text.onceMore;
    case 'already-registered':
      return alreadyRegistered;
    case 'too-many-requests':
      return text.tooMany;
    default:
      return `${text.results.unexpected}. ${text.notNow}`;
  }
}

function writtenLanguage({ fields }: SentBody): Language | undefined {
  return languages.find((language) => language === fields['language']);
}
