/** Rules of the inspection, in the order in which their findings are shown. */
export const RULE_CODES = [
  'containerEqual',
  'containerIso',
  'containerTwice',
  'packages',
  'gross',
  'value',
  'currency',
  'hsPaper',
  'seal',
  'vgmMax',
  'vgmCalculated',
  'vgmWeighed',
  'netAboveGross',
  'hsGng',
  'freeText',
  'danger',
  'regime',
  'ensAddress',
  'lineTotals',
  'tariffNet',
  'lineTwice',
  'contractNo',
  'invoiceNo',
  'required',
] as const;
export type RuleCode = (typeof RULE_CODES)[number];

/** `red`: papers that show it are not issued; `amber`: it is pointed out. */
export const SEVERITIES = ['red', 'amber'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Confidence below which a read value only warns. */
export const SURE = 0.9;
