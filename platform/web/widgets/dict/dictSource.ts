import { createContext, useContext } from 'react';
import type { ListClass } from '../../../wire/listClass.ts';

/** Dictionary entry (portal 3, Dictionaries). */
export interface DictEntry {
  label: string;
  value: string;
  colorType: ListClass;
  isDefault: boolean;
}

/** Entries in the active language; undefined while loading. */
export type UseEntries = (type: string) => readonly DictEntry[] | undefined;

/** Dictionary source, provided by the composition root. */
export const DictSource = createContext<UseEntries>(() => undefined);

export function useDict(type: string): readonly DictEntry[] | undefined {
  const useEntries = useContext(DictSource);
  return useEntries(type);
}
