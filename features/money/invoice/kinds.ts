import { z } from 'zod';
import { isCreditCode } from '../../../platform/wire/rules/creditCode.ts';
import { isTaxNumber } from '../../../platform/wire/rules/taxNumber.ts';

/** Special and ordinary VAT invoices of China, invoices to abroad, and the Russian pair. */
const INVOICE_TYPES = ['special', 'ordinary', 'foreign', 'ruInvoice', 'act'] as const;
export const invoiceType = z.enum(INVOICE_TYPES);
export type InvoiceType = z.infer<typeof invoiceType>;

export const INVOICE_STATUSES = ['applied', 'issued', 'delivered', 'rejected', 'redLettered'] as const;
export const invoiceStatus = z.enum(INVOICE_STATUSES);
export type InvoiceStatus = z.infer<typeof invoiceStatus>;

/** Countries of titles; the rules of the others are not known. */
export const TITLE_COUNTRIES = [
  'CN',
  'RU',
  'KZ',
  'BY',
  'DE',
  'PL',
  'NL',
  'ES',
  'IT',
  'HU',
  'FR',
  'AT',
  'CZ',
  'GB',
  'UZ',
] as const;
export const titleCountry = z.enum(TITLE_COUNTRIES);
export type TitleCountry = z.infer<typeof titleCountry>;

const RUSSIAN: readonly TitleCountry[] = ['RU', 'KZ', 'BY'];

/** Types that a title of a country can have. */
export function typesFor(country: TitleCountry): readonly InvoiceType[] {
  if (country === 'CN') return ['special', 'ordinary'];
  return RUSSIAN.includes(country) ? ['ruInvoice', 'act', 'foreign'] : ['foreign'];
}

/** Number without spaces, in capitals. */
export const plainTaxNo = (text: string) => text.toUpperCase().replace(/\s/g, '');

/** GB 32100 in China, else VAT, INN, BIN or UNP with its check digits. */
export function isTitleTaxNo(text: string, country: TitleCountry): boolean {
  return country === 'CN' ? isCreditCode(text) : isTaxNumber(text, country);
}

/** What a tax provider has made of an application. */
export const TAX_RESULTS = ['waiting', 'issued', 'refused'] as const;
export const taxResult = z.enum(TAX_RESULTS);
export type TaxResult = z.infer<typeof taxResult>;
