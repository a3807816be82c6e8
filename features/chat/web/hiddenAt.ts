import type { Location } from 'react-router';

/** Nobody talks about a container on this page (portal 2.5). */
const NEVER = '/predictionCustomOrder';
const GROUND = '/groundDocuments';
/** Of the ground documents those of these kinds. */
const KINDS = ['2', '4'];

/** The kind of ground documents that an address asks for: by itself, or in the JSON text of `queryParam`. */
function queryTypeIn(search: string): string {
  const query = new URLSearchParams(search);
  const plain = query.get('queryType');
  if (plain !== null) return plain;
  try {
    const asked: unknown = JSON.parse(query.get('queryParam') ?? '');
    if (typeof asked === 'object' && asked !== null && 'queryType' in asked) return String(asked.queryType);
  } catch {
    // not a text that asks for a kind
  }
  return '';
}

/** Whether the chat is hidden at an address (portal 2.5). */
export function isChatHidden({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  if (pathname === NEVER) return true;
  return pathname === GROUND && KINDS.includes(queryTypeIn(search));
}
