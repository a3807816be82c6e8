import { useMemo } from 'react';
import { useRead } from '../../../platform/web/query/useRead.ts';
import type { UseEntries } from '../../../platform/web/widgets/dict/dictSource.ts';
import { entriesOfType } from '../wire.ts';

/** Dictionaries change seldom; this browser's own changes are seen at once. */
const FRESH_MS = 10 * 60_000;

/** The entries of a dictionary from the server, for every page of the portal. */
export const useEntries: UseEntries = (type) => {
  const { data } = useRead(entriesOfType, { type }, { freshMs: FRESH_MS });
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
