import { z } from 'zod';
import { id, line } from '../../../platform/wire/validators.ts';

export const MAX_CANNED_TITLE_LENGTH = 60;
export const MAX_CANNED_ANSWER_LENGTH = 2_000;
const title = line(MAX_CANNED_TITLE_LENGTH);
const text = line(MAX_CANNED_ANSWER_LENGTH);

export const cannedAnswerFields = {
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
