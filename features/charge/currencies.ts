/** Currencies to choose from. */
export const CURRENCIES = ['CNY', 'USD', 'EUR', 'RUB', 'KZT', 'BYN', 'PLN'] as const;
