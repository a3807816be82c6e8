import { createContext, useContext } from 'react';
import type { ListClass } from '../../../wire/listClass.ts';

/** An entry of a dictionary as pages use it (portal 3, Dictionaries). */
export interface DictEntry {
  label: string;
  value: string;
  colorType: ListClass;
  isDefault: boolean;
}

/** Reads what a dictionary offers, in the language in use; undefined while it comes. */
export type UseEntries = (type: string) => readonly DictEntry[] | undefined;

/** Where dictionaries come from; the composition root says so. Without a source none ever comes. */
export const DictSource = createContext<UseEntries>(() => undefined);

/** The entries that a dictionary offers, in their order: for the options of a select, or to word a value. */
export function useDict(type: string): readonly DictEntry[] | undefined {
  const useEntries = useContext(DictSource);
  return useEntries(type);
}
