interface TextPart {
  text: string;
  href: string | null;
}

const ADDRESS = /https?:\/\/[^\s<>"'，。；：！？、）】》]+/gi;
const TRAILING = /[.,;:!?)\]}]+$/;

/** Splits at http(s) addresses that `URL` can parse. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '');
    if (!isFollowable(address)) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index), href: null });
    parts.push({ text: address, href: address });
    at = match.index + address.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), href: null });
  return parts;
}

function isFollowable(address: string): boolean {
  const parsed = URL.parse(address);
  return parsed !== null && (parsed.protocol === 'http:' || parsed.protocol === 'https:') && parsed.host !== '';
}
