import type { Language } from '../../../../platform/wire/language.ts';
import type { TemplateRow } from './queries.ts';
import { texts } from './texts.ts';

/** Kind and line of a contract in words. */
export function contractName(
  { contractType, lineType }: Pick<TemplateRow, 'contractType' | 'lineType'>,
  language: Language,
): string {
  const t = texts[language];
  return lineType === ''
    ? t.types[contractType]
    : t.nameWithLine({ type: t.types[contractType], line: t.lines[lineType] });
}
