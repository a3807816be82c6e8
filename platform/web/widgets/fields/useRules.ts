import type { Rule } from 'antd/es/form';
import type { z } from 'zod';
import { faultOfIssue, type RuleTexts, ruleFaultText } from '../../../wire/rules/fault.ts';
import { useRuleTexts } from './texts.ts';

/** What keeps a field right. */
export interface FieldRules {
  /** a schema of the wire in a form, with the words that the server has for it too */
  fits: (schema: z.ZodType) => Rule;
  /** the same for a field that may stay empty */
  fitsIfTyped: (schema: z.ZodType) => Rule;
  /** a telephone number of any country; the numbering plans of the world come when somebody has typed */
  callable: Rule;
}

/** Rules of fields in the words of the wire: `<Form.Item rules={[rules.fits(creditCode)]}>`. */
export function useRules(): FieldRules {
  return fieldRules(useRuleTexts());
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** The rules in the given words. */
export function fieldRules(texts: RuleTexts): FieldRules {
  const check = (schema: z.ZodType, value: unknown) => {
    const issue = schema.safeParse(value ?? '').error?.issues[0];
    if (issue === undefined) return Promise.resolve();
    const fault = faultOfIssue(issue);
    return Promise.reject(new Error(fault ? ruleFaultText(texts, fault) : issue.message));
  };
  return {
    fits: (schema) => ({ validator: (_rule, value: unknown) => check(schema, value) }),
    fitsIfTyped: (schema) => ({
      validator: (_rule, value: unknown) => (isEmpty(value) ? Promise.resolve() : check(schema, value)),
    }),
    callable: {
      validator: async (_rule, value: unknown) => {
        if (isEmpty(value)) return;
        const { callableNumber } = await import('../../../wire/rules/telephone.ts');
        if (callableNumber(String(value)) === null) throw new Error(texts.mobile);
      },
    },
  };
}
