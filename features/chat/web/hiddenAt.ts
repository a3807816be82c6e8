import type { Location } from 'react-router';

/** Page without containers (portal 2.5). */
const NEVER = '/predictionCustomOrder';
const GROUND = '/groundDocuments';
const KINDS = ['2', '4'];

/** `queryType` of the address, direct or within the JSON of `queryParam`. */
function queryTypeIn(search: string): string {
  const query = new URLSearchParams(search);
  const plain = query.get('queryType');
  if (plain !== null) return plain;
  try {
    const asked: unknown = JSON.parse(query.get('queryParam') ?? '');
    if (typeof asked === 'object' && asked !== null && 'queryType' in asked) return String(asked.queryType);
  } catch {
    // no JSON
  }
  return '';
}

/** Pages without the chat (portal 2.5). */
export function isChatHidden({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  if (pathname === NEVER) return true;
  return pathname === GROUND && KINDS.includes(queryTypeIn(search));
}
