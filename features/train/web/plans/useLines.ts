import { useLanguage } from '../../../../platform/web/language/language.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { MAX_PAGE_SIZE } from '../../../../platform/wire/paging.ts';
import { listLines } from '../../../network/wire.ts';

/** A line to choose. */
export interface LineChoice {
  value: number;
  label: string;
  isActive: boolean;
}

/** All lines by their names in the language in use, with their codes. */
export function useLines(): { choices: readonly LineChoice[]; isLoading: boolean } {
  const language = useLanguage();
  const lines = useRead(listLines, { pageSize: MAX_PAGE_SIZE });
  const choices = (lines.data?.rows ?? []).map((line) => ({
    value: line.lineId,
    label: `${line.name[language]} (${line.lineCode})`,
    isActive: line.isActive,
  }));
  return { choices, isLoading: lines.isPending };
}
