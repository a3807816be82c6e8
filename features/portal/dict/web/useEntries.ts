import { useMemo } from 'react';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import type { UseEntries } from '../../../../platform/web/widgets/dict/dictSource.ts';
import { entriesOfType } from '../wire.ts';

/** Dictionaries rarely change; own changes invalidate at once. */
const FRESH_MS = 10 * 60_000;

/** Dictionary source of every page. */
export const useEntries: UseEntries = (type) => {
  const { data } = useRead(entriesOfType, { type }, { staleAfterMs: FRESH_MS });
  return useMemo(
    () =>
      data?.map(({ dictLabel, dictValue, listClass, isDefault }) => ({
        label: dictLabel,
        value: dictValue,
        colorType: listClass,
        isDefault: isDefault === 'Y',
      })),
    [data],
  );
};
