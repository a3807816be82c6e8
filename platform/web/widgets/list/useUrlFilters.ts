import { queryOf, readListAddress } from './listAddress.ts';
import { useStoredParams } from './useStoredParams.ts';

export interface UrlFilters<Name extends string> {
  values: Readonly<Partial<Record<Name, string>>>;
  /** merges; '' clears one */
  choose: (values: Partial<Record<Name, string>>) => void;
  reset: () => void;
}

/** URL filters of a page that is not a list, stored for the next visit. */
export function useUrlFilters<const Name extends string>(
  names: readonly Name[],
  first: Partial<Record<NoInfer<Name>, string>> = {},
): UrlFilters<Name> {
  const { params, change } = useStoredParams(names, { first: queryOf(first) });
  const values: Partial<Record<Name, string>> = {};
  const { filters } = readListAddress(params, names);
  for (const name of names) {
    const value = filters[name];
    if (value !== undefined) values[name] = value;
  }
  return {
    values,
    choose: (chosen) => {
      const changed: Record<string, string> = {};
      for (const name of names) {
        const value = chosen[name];
        if (value !== undefined) changed[name] = value;
      }
      change(changed);
    },
    reset: () => change(Object.fromEntries(names.map((name) => [name, '']))),
  };
}
