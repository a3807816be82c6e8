import type { Format } from '../../../../platform/web/language/formatFor.ts';

/** An amount in CNY with the yen sign (inventory N02). */
export function yuan(format: Pick<Format, 'money'>, amount: string): string {
  return `¥${format.money(amount, '').trim()}`;
}
