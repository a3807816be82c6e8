const CURRENCIES = ['CNY', 'USD', 'EUR', 'RUB', 'KZT', 'BYN', 'PLN'];

/** Currencies of charges, and so of prices, bills and payments. */
export const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));
