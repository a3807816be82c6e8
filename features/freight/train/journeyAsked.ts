const VERB = /^(?:book|订舱|预订|забронировать|бронь)\s*/i;
const BETWEEN = /\s*(?:→|->|—|–|\s-\s|\s+to\s+|\s+в\s+|至|到)\s*/;
const HYPHEN = '-';

/** The two places of "book Xi'an – Duisburg", "西安到杜伊斯堡"; null for any other text. */
export function journeyAsked(text: string): { from: string; to: string } | null {
  const places = text.trim().replace(VERB, '');
  const parts = places.split(BETWEEN);
  const [from = '', to = '', ...more] = parts.length === 1 ? places.split(HYPHEN) : parts;
  if (more.length > 0 || from.trim().length < 2 || to.trim().length < 2) return null;
  return { from: from.trim(), to: to.trim() };
}
