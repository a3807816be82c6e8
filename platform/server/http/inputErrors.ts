import type { z } from 'zod';
import { CODE } from '../../wire/envelope.ts';
import type { Language } from '../../wire/language.ts';
import { texts } from '../texts/texts.ts';
import { Refusal, type Saying } from './refusal.ts';

type Issue = z.core.$ZodIssue;
type InputTexts = (typeof texts)['zh']['input'];

/** Turns what a schema found wrong into a refusal that names each field once. */
export function refusalOfInput(error: z.ZodError): Refusal {
  const fields: Record<string, Saying> = {};
  for (const issue of error.issues) {
    fields[issue.path.join('.')] ??= (language: Language) => wording(issue, texts[language].input);
  }
  const say = (language: Language) => {
    const named = Object.entries(fields).map(([path, text]) => (path ? `${path}: ${text(language)}` : ''));
    return [texts[language].wrongInput, ...named.filter(Boolean).slice(0, 3)].join(' ');
  };
  return new Refusal(say, CODE.refused, fields);
}

function wording(issue: Issue, input: InputTexts): string {
  if (issue.code === 'invalid_type') return wordingOfType(issue, input);
  if (issue.code === 'too_small') return wordingOfSmall(issue, input);
  if (issue.code === 'too_big') return wordingOfBig(issue, input);
  if (issue.code === 'invalid_value') return isMissing(issue) ? input.required : input.choice;
  if (issue.code === 'custom' && issue.params?.missing) return input.required;
  return input.wrong;
}

function wordingOfType(issue: Extract<Issue, { code: 'invalid_type' }>, input: InputTexts): string {
  if (isMissing(issue)) return input.required;
  if (issue.expected === 'int') return input.wholeNumber;
  return issue.expected === 'number' ? input.number : input.wrong;
}

function wordingOfSmall(issue: Extract<Issue, { code: 'too_small' }>, input: InputTexts): string {
  const min = String(issue.minimum);
  if (issue.origin === 'string') return min === '1' ? input.required : input.shortText({ min });
  if (issue.origin === 'array') return min === '1' ? input.required : input.fewItems({ min });
  return issue.inclusive === false ? input.above({ min }) : input.min({ min });
}

function wordingOfBig(issue: Extract<Issue, { code: 'too_big' }>, input: InputTexts): string {
  const max = String(issue.maximum);
  if (issue.origin === 'string') return input.longText({ max });
  return issue.origin === 'array' ? input.manyItems({ max }) : input.max({ max });
}

/** A value that was left out; a number read from nothing is NaN. */
function isMissing(issue: Issue): boolean {
  return issue.input === undefined || issue.input === null || Number.isNaN(issue.input);
}
