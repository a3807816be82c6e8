import { z } from 'zod';
import { id, line } from '../../platform/wire/validators.ts';

export const LONGEST_TITLE = 60;
export const LONGEST_ANSWER = 2_000;
const title = line(LONGEST_TITLE);
const text = line(LONGEST_ANSWER);

export const answerFields = {
  titleZh: title,
  titleEn: title,
  titleRu: title,
  textZh: text,
  textEn: text,
  textRu: text,
};

export const cannedAnswer = z.object({
  answerId: id,
  titleZh: z.string(),
  titleEn: z.string(),
  titleRu: z.string(),
  textZh: z.string(),
  textEn: z.string(),
  textRu: z.string(),
});
export type CannedAnswer = z.infer<typeof cannedAnswer>;
