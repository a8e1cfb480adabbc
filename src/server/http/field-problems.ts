import type { z } from 'zod';
import type { FieldProblem, FieldProblemCode } from '#model/forms/problem.ts';

/** How to fix each problem, for developers who call the API. */
const details: Record<FieldProblemCode, string> = {
  missing: 'This field must be filled in.',
  'too-short': 'The text is too short.',
  'too-long': 'This is too long.',
  'not-an-email': 'This is no mail address, such as name@example.org, in ASCII or Latin letters.',
  'not-a-number': 'This is no whole number within the bounds, in digits.',
  'not-a-sum': 'This is no sum in whole euros, in digits alone.',
  'not-agreed': 'The visitor must agree; send true.',
  'forbidden-characters': 'The text has control characters, or lines where one is allowed.',
  'wrong-type': 'The value has another type or form than it must have.',
  'unknown-field': 'There is no such field.',
  'already-registered': 'The address waits for its confirmation.',
  'not-offered': 'The shop does not offer this, or it is none of the values of the field.',
  'not-a-phone': 'This is no phone number.',
  past: 'The time has passed.',
  closed: 'Nothing is offered on this day.',
  'outside-hours':
    'The appointment does not fit into the hours of this day, which `allowed` tells.',
  'too-little': 'The sum is smaller than the least, which `allowed` tells.',
  'too-much': 'The sum is larger than the highest, which `allowed` tells.',
};

export const fieldProblemCodes = Object.keys(details) as FieldProblemCode[];

/** @param allowed The valid values, in the form's language. */
export function fieldProblem(
  field: string,
  code: FieldProblemCode,
  allowed?: string,
): FieldProblem {
  return { field, code, detail: details[code], ...(allowed === undefined ? {} : { allowed }) };
}

/** The maximum number of reported problems; no real form has more. */
const most = 100;

/** Converts the issues of a form schema, whose messages are codes, to problems by field. */
export function fieldProblems({ issues }: z.core.$ZodError): FieldProblem[] {
  return issues.flatMap(problemsOf).slice(0, most);
}

function problemsOf(issue: z.core.$ZodIssue): FieldProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.slice(0, most).map((key) => key.slice(0, 100));
    return names.map((name) => fieldProblem([...issue.path, name].join('.'), 'unknown-field'));
  }
  const code = isCode(issue.message) ? issue.message : 'wrong-type';
  return [fieldProblem(issue.path.join('.'), code)];
}

function isCode(message: string): message is FieldProblemCode {
  return Object.hasOwn(details, message);
}
