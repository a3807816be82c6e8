import type { StoredAudience } from '../audience.ts';
import type { zh } from '../texts/page.ts';

type PageTexts = (typeof zh)['page'];

const labelOf = (labels: Readonly<Record<string, string>>, code: number | string) => labels[code] ?? `${code}`;

/** Codes joined by slashes, kinds by plus signs. */
export function audienceLabel(page: PageTexts, { companyTypes, companyScopes, roleKeys }: StoredAudience): string {
  const kinds = [
    companyTypes.map((code) => labelOf(page.companyTypes, code)),
    companyScopes.map((code) => labelOf(page.companyScopes, code)),
    roleKeys.map((key) => labelOf(page.roles, key)),
  ];
  const parts = kinds.filter((labels) => labels.length > 0).map((labels) => labels.join(' / '));
  return parts.length === 0 ? page.everybody : parts.join(' + ');
}
