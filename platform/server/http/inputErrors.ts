import type { z } from 'zod';
import type { Language } from '../../wire/language.ts';
import { faultOfIssue, ruleFaultText } from '../../wire/rules/fault.ts';
import { texts } from '../texts/texts.ts';
import { type LocalizedText, UserError } from '../texts/userError.ts';

type Issue = z.core.$ZodIssue;
type Texts = (typeof texts)['zh'];
type InputTexts = Texts['input'];

/** Limit of reported issues: a hostile list has thousands. */
const MAX_ISSUES = 20;

interface InputIssue {
  issue: Issue;
  actual: unknown;
}

export function inputError(error: z.ZodError, raw: unknown): UserError {
  const fields: Record<string, LocalizedText> = {};
  for (const issue of error.issues.slice(0, MAX_ISSUES)) {
    const fault = { issue, actual: valueAt(raw, issue.path) };
    fields[issue.path.join('.')] ??= (language: Language) => issueText(fault, texts[language]);
  }
  const message = (language: Language) => {
    const named = Object.entries(fields).map(([path, text]) => (path ? `${path}: ${text(language)}` : ''));
    return [texts[language].wrongInput, ...named.filter(Boolean).slice(0, 3)].join(' ');
  };
  return new UserError(message, { fields });
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.getOwnPropertyDescriptor(value, step)?.value;
  }, raw);
}

const isMissing = (actual: unknown) => actual === undefined || actual === null;

function issueText({ issue, actual }: InputIssue, { input, rules }: Texts): string {
  const ruleFault = faultOfIssue(issue);
  if (ruleFault) return ruleFaultText(rules, ruleFault);
  if (isMissing(actual) && issue.code !== 'too_small') return input.required;
  if (issue.code === 'invalid_type') return typeIssueText(issue, input);
  if (issue.code === 'too_small') return minimumIssueText(issue, input);
  if (issue.code === 'too_big') return maximumIssueText(issue, input);
  if (issue.code === 'invalid_value') return input.choice;
  return issue.code === 'custom' ? customIssueText(issue, input) : input.wrong;
}

function customIssueText({ params }: Extract<Issue, { code: 'custom' }>, input: InputTexts): string {
  if (params?.missing) return input.required;
  if (params?.min !== undefined) return input.min({ min: String(params.min) });
  return params?.max === undefined ? input.wrong : input.max({ max: String(params.max) });
}

function typeIssueText({ expected }: Extract<Issue, { code: 'invalid_type' }>, input: InputTexts): string {
  if (expected === 'int') return input.wholeNumber;
  return expected === 'number' ? input.number : input.wrong;
}

function minimumIssueText(issue: Extract<Issue, { code: 'too_small' }>, input: InputTexts): string {
  const min = String(issue.minimum);
  if (issue.origin === 'string') return min === '1' ? input.required : input.shortText({ min });
  if (issue.origin === 'array') return min === '1' ? input.required : input.fewItems({ min });
  return issue.inclusive === false ? input.above({ min }) : input.min({ min });
}

function maximumIssueText(issue: Extract<Issue, { code: 'too_big' }>, input: InputTexts): string {
  const max = String(issue.maximum);
  if (issue.origin === 'string') return input.longText({ max });
  return issue.origin === 'array' ? input.manyItems({ max }) : input.max({ max });
}
