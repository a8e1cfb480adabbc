import { html } from 'hono/html';
import { loadParts } from '#features/load.ts';
import { mistakeText } from '#model/forms/mistake-text.ts';
import type { FieldProblem } from '#model/forms/problem.ts';
import { type FormName, forms } from '#model/forms/forms.ts';
import type { FieldRule } from '#model/forms/rules.ts';
import type { Language } from '#model/language.ts';
import type { ServerPages } from '#words/server-pages.ts';
import { words } from '#words/words.ts';
import { optionsOf } from './choices.ts';
import type { ChoiceOption, FeaturePages } from './feature-pages.ts';
import { page, type Html, type PageFrame } from './page.ts';

interface FormPage {
  form: FormName;
  status: number;
  /** Tells the visitor what happened and what to do. */
  notice: string;
  /** The submitted values, which the form shows again. */
  fields: Readonly<Record<string, unknown>>;
  errors?: readonly FieldProblem[];
  /** A fresh token that replaces the submitted one. */
  token: string;
  /** Shows only the button, because nothing needs changing. */
  hidden?: boolean;
}

/** Shows submitted values in a form, to be corrected and sent again. */
export async function formPage(frame: PageFrame, sent: FormPage): Promise<Response> {
  const { form, status, notice, hidden = false } = sent;
  const features = await loadParts<FeaturePages>('server');
  const text = textsOf(form, frame.language, features);
  const rules = Object.entries(forms[form].fields);
  const fields = rules.map(([name, rule]) => {
    const value = textOf(sent.fields[name]);
    if (hidden) return hiddenField(name, rule.kind === 'agreement' ? 'on' : value);
    const problem = sent.errors?.find(({ field }) => field === name);
    const error = problem && errorText(form, problem, frame.language);
    const options = optionsOf(name, rule, frame, features);
    return shownField({ name, rule, value, error, options, text });
  });
  const others = sent.errors?.filter(({ field }) => !(field in forms[form].fields)) ?? [];
  const main = html` <p class="notice" role="alert">${notice}</p>
    ${
      others.length > 0
        ? html`<ul>
            ${others.map((error) => otherError(error, text))}
          </ul>`
        : ''
    }
    <form method="post" action="/api/${form}">
      ${fields} ${carried(sent)} ${consentText(sent)}<button>${text.formSend}</button>
    </form>
    ${mailInstead(frame)}${privacyLink(frame)}`;
  return page(frame, { title: text.formTitle, status, main });
}

/** The words of these pages, and those of a form. */
type Texts = Omit<ServerPages, 'field'> & {
  field: Readonly<Record<string, string>>;
  formTitle: string;
  formSend: string;
};

function textsOf(form: FormName, language: Language, features: readonly FeaturePages[]): Texts {
  const text = words[language].serverPages;
  const own = features.find(({ texts }) => form in texts)?.texts[form]?.[language];
  const [titles, sends]: Readonly<Record<string, string>>[] = [text.title, text.send];
  return {
    ...text,
    field: { ...text.field, ...own?.fields },
    formTitle: own?.title ?? titles?.[form] ?? '',
    formSend: own?.send ?? sends?.[form] ?? '',
  };
}

/** The text that the visitor consents to by pressing the button. */
function consentText({ form, fields }: FormPage): Html {
  const { consent } = forms[form];
  return consent === undefined ? html`` : html`<p>${textOf(fields[consent])}</p>`;
}

/** The shop's mail address, as an alternative to the form. */
export function mailInstead({ shop, language }: PageFrame): Html {
  if (!shop.email) return html``;
  return html`<p>
    ${words[language].serverPages.mailInstead} <a href="mailto:${shop.email}">${shop.email}</a>
  </p>`;
}

function privacyLink({ shop, site, language }: PageFrame): Html {
  const path = shop.pages[language]?.privacy;
  if (path === undefined) return html``;
  return html`<p><a href="${site}${path}">${words[language].serverPages.privacyLink}</a></p>`;
}

interface ShownField {
  name: string;
  rule: FieldRule;
  value: string;
  /** Describes the field's mistake. */
  error: string | undefined;
  /** Of a choice. */
  options: readonly ChoiceOption[] | undefined;
  text: Texts;
}

function shownField({ name, rule, value, error, options, text }: ShownField): Html {
  const label = labelOf(name, text);
  const invalid = error ? html` aria-invalid="true" aria-describedby="${name}-error"` : '';
  const errorLine = error ? html`<p class="error" id="${name}-error">${error}</p>` : '';
  if (rule.kind === 'agreement') {
    const checked = value === 'true' || value === 'on' ? html` checked` : '';
    return html`<div>
      <label class="box"
        ><input type="checkbox" name="${name}" required${checked}${invalid} /> ${label}</label
      >${errorLine}
    </div> `;
  }
  // One that another can stand in for is neither: browsers know no "one of the two".
  const isRequired = rule.required && rule.unless === undefined;
  const required = isRequired ? html` required` : '';
  const optional = rule.required ? '' : ` (${text.optional})`;
  const bounds = options || rule.kind === 'number' ? '' : html`maxlength="${rule.max}"`;
  const digits = rule.kind === 'sum' || rule.kind === 'number' ? html` inputmode="numeric"` : '';
  const attributes = html`id="${name}" name="${name}" ${bounds}${digits}${required}${invalid}`;
  const control = controlOf(attributes, { name, rule, value, options, text });
  return html`<div><label for="${name}">${label}${optional}</label>${control}${errorLine}</div> `;
}

type Control = Pick<ShownField, 'name' | 'rule' | 'value' | 'options' | 'text'>;

function controlOf(
  attributes: Html | Promise<Html>,
  { name, rule, value, options, text }: Control,
): Html {
  if (options) {
    return select(attributes, [{ value: '', label: text.choices.none }, ...options], value);
  }
  if (rule.kind === 'message') {
    return html`<textarea ${attributes} rows="8">${areaText(value)}</textarea>`;
  }
  const [type, complete] = [inputTypes[rule.kind], autocomplete[name] ?? 'off'];
  return html`<input ${attributes} type="${type}" autocomplete="${complete}" value="${value}" />`;
}

function select(
  attributes: Html | Promise<Html>,
  options: readonly ChoiceOption[],
  chosen: string,
): Html {
  return html`<select ${attributes}>
    ${options.map(
      ({ value, label }) =>
        html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${label}</option>`,
    )}
  </select>`;
}

/** Numbers are texts: browsers leave a field for numbers empty where something else was written. */
const inputTypes: Record<FieldRule['kind'], string> = {
  text: 'text',
  message: 'text',
  email: 'email',
  agreement: 'checkbox',
  phone: 'tel',
  choice: 'text',
  day: 'date',
  time: 'text',
  sum: 'text',
  number: 'text',
};

const autocomplete: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
};

/** Fields that are not for visitors to fill in. */
function carried({ fields, token, form }: FormPage): Html[] {
  const key = textOf(fields['key']);
  const names = ['language', 'page', ...Object.keys(forms[form].carried ?? {})];
  const pieces = Array.isArray(fields['pieces']) ? (fields['pieces'] as unknown[]) : [];
  return [
    ...names.map((name) => hiddenField(name, textOf(fields[name]))),
    ...pieces.flatMap((piece) =>
      Object.entries(piece ?? {}).map(([name, value]) =>
        // Empty ones too: fields of one name are told apart by their order.
        hiddenArea(`piece_${name}`, textOf(value)),
      ),
    ),
    ...(key ? [hiddenField('key', key)] : []),
    hiddenField('token', token),
  ];
}

/** A hidden field, unless it is empty. */
function hiddenField(name: string, value: string): Html {
  return value === '' ? html`` : hiddenArea(name, value);
}

/** A hidden text area: in old browsers, hidden inputs lose line breaks. */
function hiddenArea(name: string, value: string): Html {
  return html`<textarea name="${name}" hidden>${areaText(value)}</textarea> `;
}

/** Browsers drop one line break at the start of a text area. */
function areaText(value: string): string {
  return `\n${value}`;
}

/** Describes problems in fields that the visitor cannot fill in. */
function otherError({ field, code }: FieldProblem, text: Texts): Html {
  const label = labelOf(field.split('.')[0] ?? '', text);
  return html`<li>${label}: ${text.error[code === 'unknown-field' ? code : 'wrong-type']}</li>`;
}

function labelOf(name: string, { field }: Texts): string {
  return Object.hasOwn(field, name) ? (field[name] ?? name) : name;
}

function errorText(
  form: FormName,
  { field, code, allowed }: FieldProblem,
  language: Language,
): string {
  const { error } = words[language].serverPages;
  if (code === 'wrong-type' || code === 'unknown-field') return error[code];
  return mistakeText({ definition: forms[form], field, code, allowed }, language);
}

function textOf(value: unknown): string {
  if (value === true) return 'on';
  return typeof value === 'string' ? value : '';
}
