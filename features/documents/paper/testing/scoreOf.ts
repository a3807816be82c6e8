import type { PaperFacts } from '../reading/understand.ts';

const plainOf = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll('ё', 'е')
    .replaceAll('’', "'")
    .replace(/[\s,.]/g, '')
    .toLowerCase();

/** Reading of each value of the truth; '' where nothing was found. */
export function readingsOf(facts: PaperFacts, paths: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of paths) found.set(path, readAt(facts, path));
  return found;
}

function readAt({ head, parties, lines }: PaperFacts, path: string): string {
  const [group = '', field = ''] = path.split('.');
  const at = Number(/\d+$/.exec(group)?.[0] ?? 0);
  if (group === 'head') return textIn(head, field);
  if (group.startsWith('container')) return head.containers[at]?.containerNo.text ?? '';
  if (group.startsWith('seal')) return head.containers[at]?.sealNo?.text ?? '';
  if (group.startsWith('line')) return textIn(lines[at] ?? {}, field);
  return textIn(Object.entries(parties).find(([role]) => role === group)?.[1] ?? {}, field);
}

function textIn(values: object, field: string): string {
  const value: unknown = Object.entries(values).find(([name]) => name === field)?.[1];
  return typeof value === 'object' && value !== null && 'text' in value ? String(value.text) : '';
}

/** Whether a reading is the truth: blanks do not count, and numbers count by their amount. */
export function isRight(truth: string, reading: string): boolean {
  if (/^\d+\.\d+$/.test(truth)) return Number(truth) === Number(reading);
  return plainOf(truth) === plainOf(reading);
}
