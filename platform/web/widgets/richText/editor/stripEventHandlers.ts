const TAG = /<[a-z][^\s/>]*/gi;
/** One attribute or the end of the tag, per the HTML tokenizer. */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?/y;

/** Strips `on…` attributes before parsing: inert documents do not run them, but report CSP violations. */
export function stripEventHandlers(html: string): string {
  let kept = '';
  let position = 0;
  for (TAG.lastIndex = 0; ; TAG.lastIndex = position) {
    const tag = TAG.exec(html);
    if (tag === null) return kept + html.slice(position);
    kept += html.slice(position, TAG.lastIndex);
    position = ATTRIBUTE.lastIndex = TAG.lastIndex;
    for (let found = ATTRIBUTE.exec(html); found !== null; found = ATTRIBUTE.exec(html)) {
      const [whole, name = ''] = found;
      // a space keeps the neighbours apart
      kept += /^on/i.test(name) ? ' ' : whole;
      position = ATTRIBUTE.lastIndex;
    }
  }
}
