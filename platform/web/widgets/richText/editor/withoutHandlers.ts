const TAG = /<[a-z][^\s/>]*/gi;
/** One attribute, or the end of the tag, as the HTML standard takes markup apart. */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/y;

/**
 * Markup without the attributes that would run something (`onerror` …), before any document reads it. They would not
 * run in one that is not shown either, but browsers try them against the page's policy and complain.
 */
export function withoutHandlers(html: string): string {
  let kept = '';
  let place = 0;
  for (TAG.lastIndex = 0; ; TAG.lastIndex = place) {
    const tag = TAG.exec(html);
    if (tag === null) return kept + html.slice(place);
    kept += html.slice(place, TAG.lastIndex);
    place = ATTRIBUTE.lastIndex = TAG.lastIndex;
    for (let found = ATTRIBUTE.exec(html); found !== null; found = ATTRIBUTE.exec(html)) {
      const [whole, name = ''] = found;
      // a blank, so that what stood before and after does not grow together
      kept += /^on/i.test(name) ? ' ' : whole;
      place = ATTRIBUTE.lastIndex;
    }
  }
}
