import * as wire from '../wire.ts';

/** What is read anew when a dictionary or an entry has changed. */
export const OUTDATED = [
  wire.listTypes,
  wire.typeOptions,
  wire.listEntries,
  wire.entriesOfType,
  wire.entriesOfTypes,
];
