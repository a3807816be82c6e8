import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { MAX_PAGE_SIZE } from '../../../../../platform/wire/paging.ts';
import { lines } from '../../../network/wire.ts';

export interface LineChoice {
  value: number;
  label: string;
  isActive: boolean;
}

/** All lines by name and code. */
export function useLines(): { choices: readonly LineChoice[]; isLoading: boolean } {
  const language = useLanguage();
  const read = useRead(lines.list, { pageSize: MAX_PAGE_SIZE });
  const choices = (read.data?.rows ?? []).map((line) => ({
    value: line.lineId,
    label: `${line.name[language]} (${line.lineCode})`,
    isActive: line.isActive,
  }));
  return { choices, isLoading: read.isPending };
}
