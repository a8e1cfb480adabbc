import { html } from 'hono/html';
import { mistakeText } from '#model/forms/mistake-text.ts';
import type { FieldProblem, FieldProblemCode } from '#model/forms/problem.ts';
import { eventRules, type FieldRule, type FormName, formRules } from '#model/forms/rules.ts';
import type { Language } from '#model/language.ts';
import type { ServerPages } from '#words/de/server-pages.ts';
import { words } from '#words/words.ts';
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
export function formPage(frame: PageFrame, sent: FormPage): Promise<Response> {
  const { form, status, notice, hidden = false } = sent;
  const text = words[frame.language].serverPages;
  const rules = Object.entries<FieldRule>(formRules[form]);
  const fields = rules.map(([name, rule]) => {
    const value = textOf(sent.fields[name]);
    if (hidden) return hiddenField(name, rule.kind === 'agreement' ? 'on' : value);
    const code = sent.errors?.find(({ field }) => field === name)?.code;
    const error = code && errorText({ form, field: name, code }, frame.language);
    return shownField({ name, rule, value, error, text });
  });
  const others = sent.errors?.filter(({ field }) => !(field in formRules[form])) ?? [];
  const main = html` <p class="notice" role="alert">${notice}</p>
    ${
      others.length > 0
        ? html`<ul>
            ${others.map((error) => otherError(error, text))}
          </ul>`
        : ''
    }
    <form method="post" action="/api/${form}">
      ${fields} ${carried(sent)} ${consentText(sent)}<button>${text.send[form]}</button>
    </form>
    ${mailInstead(frame)}${privacyLink(frame)}`;
  return page(frame, { title: text.title[form], status, main });
}

/** The text that the visitor consents to by pressing the button. */
function consentText({ form, fields }: FormPage): Html {
  return form === 'newsletter' ? html`<p>${textOf(fields['consent'])}</p>` : html``;
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
  text: ServerPages;
}

function shownField({ name, rule, value, error, text }: ShownField): Html {
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
  const required = rule.required ? html` required` : '';
  const optional = rule.required ? '' : ` (${text.optional})`;
  const bounds =
    rule.kind === 'number'
      ? html`min="${rule.min}" max="${rule.max}"`
      : html`maxlength="${rule.max}"`;
  const attributes = html`id="${name}" name="${name}" ${bounds}${required}${invalid}`;
  const control =
    rule.kind === 'message'
      ? html`<textarea ${attributes} rows="8">${areaText(value)}</textarea>`
      : html`<input ${attributes} type="${rule.kind}" autocomplete="${name}" value="${value}" />`;
  return html`<div><label for="${name}">${label}${optional}</label>${control}${errorLine}</div> `;
}

/** What only some forms carry. */
const carriedBy: Partial<Record<FormName, readonly string[]>> = {
  newsletter: ['consent'],
  seats: Object.keys(eventRules),
};

/** Fields that are not for visitors to fill in. */
function carried({ fields, token, form }: FormPage): Html[] {
  const key = textOf(fields['key']);
  const names = ['language', 'page', ...(carriedBy[form] ?? [])];
  const pieces = Array.isArray(fields['pieces']) ? (fields['pieces'] as unknown[]) : [];
  return [
    ...names.map((name) => hiddenField(name, textOf(fields[name]))),
    ...pieces.flatMap((piece) =>
      Object.entries(piece ?? {}).map(([name, value]) =>
        hiddenField(`piece_${name}`, textOf(value)),
      ),
    ),
    ...(key ? [hiddenField('key', key)] : []),
    hiddenField('token', token),
  ];
}

/** A hidden text area: in old browsers, hidden inputs lose line breaks. */
function hiddenField(name: string, value: string): Html {
  if (value === '') return html``;
  return html`<textarea name="${name}" hidden>${areaText(value)}</textarea> `;
}

/** Browsers drop one line break at the start of a text area. */
function areaText(value: string): string {
  return `\n${value}`;
}

/** Describes problems in fields that the visitor cannot fill in. */
function otherError({ field, code }: FieldProblem, text: ServerPages): Html {
  const label = labelOf(field.split('.')[0] ?? '', text);
  return html`<li>${label}: ${text.error[code === 'unknown-field' ? code : 'wrong-type']}</li>`;
}

function labelOf(name: string, { field }: ServerPages): string {
  return Object.hasOwn(field, name) ? field[name as keyof ServerPages['field']] : name;
}

function errorText(
  { form, field, code }: { form: FormName; field: string; code: FieldProblemCode },
  language: Language,
): string {
  const { error } = words[language].serverPages;
  if (code === 'wrong-type' || code === 'unknown-field') return error[code];
  return mistakeText({ form, field, code }, language);
}

function textOf(value: unknown): string {
  if (value === true) return 'on';
  return typeof value === 'string' ? value : '';
}
