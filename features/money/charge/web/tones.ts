import type { ChargeStatus } from '../charge.ts';
import type { RulePeriod } from '../ruleWire.ts';

export const CHARGE_TONE = {
  estimated: 'warning',
  confirmed: 'success',
  billed: 'info',
  paid: 'success',
  void: 'neutral',
} as const satisfies Record<ChargeStatus, string>;

export const PERIOD_TONE = { current: 'success', coming: 'info', past: 'neutral' } as const satisfies Record<
  RulePeriod,
  string
>;
