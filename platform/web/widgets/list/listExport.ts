import { createContext } from 'react';

/** Puts a list on its way into a file; `input` is what the list's call is asked with. */
export type StartListExport = (exportName: string, input: Record<string, unknown>) => Promise<void>;

/** Provided by the portal's frame; where it is null, lists offer no export. */
export const ListExport = createContext<StartListExport | null>(null);
