import { createContext } from 'react';

/** Starts an export; `input` as for the list's call. */
export type StartListExport = (exportName: string, input: Record<string, unknown>) => Promise<void>;

/** Provided by the portal frame; null: no exports. */
export const ListExport = createContext<StartListExport | null>(null);
