import type { Tone } from '../../../platform/web/widgets/status/StatusTag.tsx';
import type { QuotationStatus } from '../quotation.ts';

export const QUOTATION_TONES: Readonly<Record<QuotationStatus, Tone>> = {
  valid: 'success',
  coming: 'info',
  expired: 'warning',
  withdrawn: 'neutral',
};

export const QUOTE_CURRENCIES = ['CNY', 'USD', 'EUR', 'RUB', 'KZT'] as const;
export const CURRENCY_OPTIONS = QUOTE_CURRENCIES.map((value) => ({ value, label: value }));
