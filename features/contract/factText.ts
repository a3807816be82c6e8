interface Texts {
  facts: Readonly<Record<string, string>>;
  signWays: Readonly<Record<1 | 2, string>>;
  yes: string;
}
type Fact = string | number | boolean;

/** A fact of an event in words: name and value; names that no text knows stand as they are. */
export function factText(
  { facts, signWays, yes }: Texts,
  name: string,
  value: Fact,
): { name: string; value: string } {
  const label = facts[name] ?? name;
  if (name === 'signWay') return { name: label, value: value === '2' ? signWays[2] : signWays[1] };
  return { name: label, value: value === true ? yes : String(value) };
}
