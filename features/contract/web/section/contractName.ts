import type { OwnContract } from '../../wire.ts';
import type { SectionTexts } from '../texts.ts';

/** Kind and line in words. */
export function contractName(
  { contractType, lineType }: Pick<OwnContract, 'contractType' | 'lineType'>,
  texts: SectionTexts,
): string {
  return [texts.types[contractType], texts.lines[lineType]].filter(Boolean).join(' · ');
}
