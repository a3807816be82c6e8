import { dictEntries, dictTypes, entriesOfType, entriesOfTypes, typeOptions } from '../wire.ts';

/** Reads invalidated by a change of a dictionary or an entry. */
export const INVALIDATES = [dictTypes.list, typeOptions, dictEntries.list, entriesOfType, entriesOfTypes];
