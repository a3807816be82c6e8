import type { InvoiceType } from '../kinds.ts';

/** Port to a provider of tax invoices. */
export interface TaxProvider {
  readonly name: string;
  /** The number under which an invoice was registered; the same id gets the same number however often it is asked. */
  issue(invoice: { id: number; type: InvoiceType; total: string; taxNo: string }): Promise<string>;
}

const DIGITS = 8;

/** Stand-in: numbers that say themselves that they are no tax authority's. */
export const localTaxProvider: TaxProvider = {
  name: 'local',
  issue: async ({ id }) => `DEMO${String(id).padStart(DIGITS, '0')}`,
};
