/** Where the wire begins on a server; the pages lie under `/custom`. */
export const WIRE_BASE = '/prod-api';
