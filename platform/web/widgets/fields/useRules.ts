import type { Rule } from 'antd/es/form';
import type { z } from 'zod';
import { faultOfIssue, type RuleTexts, ruleFaultText } from '../../../wire/rules/fault.ts';
import { useRuleTexts } from './texts.ts';

interface FieldRules {
  /** wire schema as a form rule, with the server's error texts */
  matches: (schema: z.ZodType) => Rule;
  /** the same for an optional field */
  matchesIfFilled: (schema: z.ZodType) => Rule;
  /** international phone number; numbering plans load on first use */
  phone: Rule;
}

/** Form rules: `<Form.Item rules={[rules.matches(creditCode)]}>`. */
export function useRules(): FieldRules {
  return fieldRules(useRuleTexts());
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

export function fieldRules(texts: RuleTexts): FieldRules {
  const check = (schema: z.ZodType, value: unknown) => {
    const issue = schema.safeParse(value ?? '').error?.issues[0];
    if (issue === undefined) return Promise.resolve();
    const fault = faultOfIssue(issue);
    return Promise.reject(new Error(fault ? ruleFaultText(texts, fault) : issue.message));
  };
  return {
    matches: (schema) => ({ validator: (_rule, value: unknown) => check(schema, value) }),
    matchesIfFilled: (schema) => ({
      validator: (_rule, value: unknown) => (isEmpty(value) ? Promise.resolve() : check(schema, value)),
    }),
    phone: {
      validator: async (_rule, value: unknown) => {
        if (isEmpty(value)) return;
        const { parsePhoneNumber } = await import('../../../wire/rules/telephone.ts');
        if (parsePhoneNumber(String(value)) === null) throw new Error(texts.mobile);
      },
    },
  };
}
