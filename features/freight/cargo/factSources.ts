/** Where values of an order's cargo and its parties come from. */
export const FACT_SOURCES = ['booking', 'person', 'sheet', 'paper', 'addressBook', 'link'] as const;
export type FactSource = (typeof FACT_SOURCES)[number];
