import * as wire from '../wire.ts';

/** Reads invalidated by a change of a dictionary or an entry. */
export const INVALIDATES = [
  wire.listTypes,
  wire.typeOptions,
  wire.listEntries,
  wire.entriesOfType,
  wire.entriesOfTypes,
];
