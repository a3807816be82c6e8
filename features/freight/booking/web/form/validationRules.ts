import type { Rule } from 'antd/es/form';
import type { z } from 'zod';
import { contactMobile, contactName, containerRequest, hscode, namedGoods } from '../../order.ts';
import { MAX_CONTAINERS } from '../../states.ts';
import { type GoodsLineValues, isBlankGoods } from './bookingValues.ts';

/** Form rule from a schema of the call. */
function schemaRule(schema: z.ZodType, reason: string): Rule {
  return {
    validator: (_rule, value: unknown) =>
      schema.safeParse(value).success ? Promise.resolve() : Promise.reject(new Error(reason)),
  };
}

export interface RuleTexts {
  required: string;
  countWrong: (p: { most: number }) => string;
  oneNameNeeded: string;
  hscodeWrong: string;
  weightWrong: string;
  mobileWrong: string;
}

export function fieldRules(texts: RuleTexts) {
  return {
    sizeType: [{ required: true, message: texts.required }],
    count: [
      { required: true, message: texts.required },
      schemaRule(containerRequest.shape.count.nullable(), texts.countWrong({ most: MAX_CONTAINERS })),
    ],
    contactName: [schemaRule(contactName, texts.required)],
    contactMobile: [schemaRule(contactMobile, texts.mobileWrong)],
  } satisfies Record<string, Rule[]>;
}

/** Rules of one line of goods; blank lines are valid. */
export function goodsRules(texts: RuleTexts, index: number) {
  const goodsRule =
    (isRight: (line: GoodsLineValues) => boolean, reason: string): Rule =>
    ({ getFieldValue }) => ({
      validator: () => {
        const line: GoodsLineValues | undefined = getFieldValue(['goods', index]);
        const passes = line === undefined || isBlankGoods(line) || isRight(line);
        return passes ? Promise.resolve() : Promise.reject(new Error(reason));
      },
    });
  const isNamed = (line: GoodsLineValues) => (line.nameCn + line.nameEn + line.nameRu).trim() !== '';
  const { grossWeightKg } = namedGoods.shape;
  return {
    nameCn: [goodsRule(isNamed, texts.oneNameNeeded)],
    hscode: [goodsRule((line) => hscode.safeParse(line.hscode).success, texts.hscodeWrong)],
    grossWeightKg: [goodsRule((line) => grossWeightKg.safeParse(line.grossWeightKg).success, texts.weightWrong)],
  } satisfies Record<string, Rule[]>;
}
