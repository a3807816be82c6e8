/** Value of an attribute of a tag, or of its attributes; undefined: it has none. Entities stay. */
export function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(` ${tag}`)
    ?.slice(1)
    .find((one) => one !== undefined);
}

/** The tag with other values of an attribute that it has. */
export function mapAttribute(tag: string, name: string, map: (value: string) => string): string {
  return tag.replace(
    new RegExp(`(\\s${name}\\s*=\\s*)(?:"([^"]*)"|'([^']*)')`),
    (_whole, start: string, one?: string, other?: string) => `${start}"${map(one ?? other ?? '')}"`,
  );
}

/** Without control characters, which XML does not hold. */
export const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what goes
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

export const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&#34;', '"')
    .replaceAll('&amp;', '&');

/** Pattern of an element with any prefix; groups: prefix, attributes, inner (undefined: it is empty). */
export const elementPattern = (names: string) =>
  new RegExp(`<((?:\\w+:)?)(?:${names})\\b([^>]*?)(?:/>|>([\\s\\S]*?)</\\1(?:${names})>)`, 'g');
