import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** User agent patterns; the first match wins. */
type NamePatterns = readonly (readonly [pattern: RegExp, name: string])[];

/** Specific before general: Edge claims to be Chrome, and Chrome Safari. */
const BROWSERS: NamePatterns = [
  [/MicroMessenger\/(\d+)/, 'WeChat'],
  [/Edg(?:e|A|iOS)?\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/YaBrowser\/(\d+)/, 'Yandex'],
  [/QQBrowser\/(\d+)/, 'QQ Browser'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/Version\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari/, 'Safari'],
];

const SYSTEMS: NamePatterns = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

function firstMatch(userAgent: string, naming: NamePatterns): string {
  for (const [pattern, name] of naming) {
    const match = pattern.exec(userAgent);
    if (match) return match[1] === undefined ? name : `${name} ${match[1]}`;
  }
  return '';
}

export function deviceOf(userAgent: string): { browser: string; os: string } {
  return { browser: firstMatch(userAgent, BROWSERS), os: firstMatch(userAgent, SYSTEMS) };
}

export const browserSql = (userAgent: SQLWrapper): SQL<string> => firstMatchSql(userAgent, BROWSERS);

export const systemSql = (userAgent: SQLWrapper): SQL<string> => firstMatchSql(userAgent, SYSTEMS);

/** The patterns mean the same in PostgreSQL. */
function firstMatchSql(userAgent: SQLWrapper, naming: NamePatterns): SQL<string> {
  const cases = naming.map(([pattern, name]) => {
    const label = pattern.source.includes('(\\d+)')
      ? sql`${`${name} `} || substring(${userAgent} from ${pattern.source})`
      : sql`${name}::text`;
    return sql`when ${userAgent} ~ ${pattern.source} then ${label}`;
  });
  return sql<string>`case ${sql.join(cases, sql` `)} else '' end`;
}
