import type { KeptAudience } from '../audience.ts';
import type zh from '../texts/zh.ts';

type PageTexts = (typeof zh)['page'];

const wordOf = (words: Readonly<Record<string, string>>, code: number | string) => words[code] ?? `${code}`;

/** Codes joined by slashes, kinds by plus signs. */
export function audienceWords(
  page: PageTexts,
  { companyTypes, companyScopes, roleKeys }: KeptAudience,
): string {
  const kinds = [
    companyTypes.map((code) => wordOf(page.companyTypes, code)),
    companyScopes.map((code) => wordOf(page.companyScopes, code)),
    roleKeys.map((key) => wordOf(page.roles, key)),
  ];
  const said = kinds.filter((words) => words.length > 0).map((words) => words.join(' / '));
  return said.length === 0 ? page.everybody : said.join(' + ');
}
