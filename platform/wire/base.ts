/** Root of the calls; the pages are below `/custom`. */
export const WIRE_BASE = '/prod-api';
