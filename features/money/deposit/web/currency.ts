/** Deposits are in yuan. */
export const CURRENCY = 'CNY';
