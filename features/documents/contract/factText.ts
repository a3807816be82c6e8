import { formatDateTime } from '../../../platform/wire/time.ts';

interface Texts {
  facts: Readonly<Record<string, string>>;
  signWays: Readonly<Record<1 | 2, string>>;
  /** values that stand in the chain as words of the program */
  factValues: Readonly<Record<string, string>>;
  yes: string;
}
/** ISO 8601, as times stand in the chain. */
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
type Fact = string | number | boolean;

/** A fact of an event in words: name and value; names that no text knows stand as they are. */
export function factText(
  { facts, factValues, signWays, yes }: Texts,
  name: string,
  value: Fact,
): { name: string; value: string } {
  const label = facts[name] ?? name;
  if (name === 'signWay') return { name: label, value: value === '2' ? signWays[2] : signWays[1] };
  if (typeof value === 'string' && INSTANT.test(value)) return { name: label, value: formatDateTime(new Date(value)) };
  return { name: label, value: value === true ? yes : (factValues[String(value)] ?? String(value)) };
}
