import { RULE_CODES, type RuleCode } from '../ruleCodes.ts';
import type { Finding, Inspected } from './inspected.ts';
import { RULES } from './rules.ts';

/** How the operator set a rule; `limit` null: as it is declared. */
export interface RuleSetting {
  isOn: boolean;
  limit: string | null;
}

export interface InspectWith {
  /** yyyy-MM-dd */
  today: string;
  /** of rules that were set; the others are on */
  settings: ReadonlyMap<RuleCode, RuleSetting>;
}

/** What one rule finds in a dossier, whether it is on or not. */
export function findBy(code: RuleCode, of: Inspected, limit: string | null): Finding[] {
  const { version, severity, find, limit: declared } = RULES[code];
  return find(of, limit ?? declared ?? '0').map((one) => ({
    ...one,
    rule: code,
    ruleVersion: version,
    severity: one.isUnsure ? 'amber' : severity,
  }));
}

/** All findings of a dossier by the rules that are on and in force. */
export function inspect(of: Inspected, { today, settings }: InspectWith): Finding[] {
  return RULE_CODES.flatMap((code) => {
    const setting = settings.get(code);
    if (setting?.isOn === false || RULES[code].since > today) return [];
    return findBy(code, of, setting?.limit ?? null);
  });
}

/** What a finding is known by while its values stay: rule and version, places and values. */
export const findingText = ({ rule, ruleVersion, orderContainerId, cells, read, ours, theirs }: Finding): string =>
  JSON.stringify([
    rule,
    ruleVersion,
    orderContainerId,
    cells.map(({ cell, value }) => [cell, value]),
    read.map(({ paperId, page, text }) => [paperId, page, text]),
    ours,
    theirs,
  ]);
