import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { z } from 'zod';
import { charactersOf } from './characters.ts';
import type { ReadTemplate } from './fields.ts';

const failure = z.object({
  properties: z.object({
    errors: z.array(z.object({ properties: z.object({ xtag: z.string().default('') }) })).default([]),
  }),
});
const FETCHING = /\b(INCLUDE\w*|IMPORT|LINK|DATABASE|DDE\w*)\b/i;

/** Fields of a .docx; null: no readable template. Of files that are not trusted in a sandbox alone (readTemplate). */
export function readFields(docx: Uint8Array): ReadTemplate | null {
  const zip = new PizZip(docx);
  if (zip.file('word/document.xml') === null || fetchesOthers(zip)) return null;
  const characters = charactersOf(zip);
  const names = new Set<string>();
  const parser = (name: string) => {
    names.add(name);
    return { get: () => '' };
  };
  try {
    const document = new Docxtemplater(zip, { paragraphLoop: true, linebreaks: true, parser });
    document.render();
    return { fields: [...names], broken: [], characters };
  } catch (fault) {
    const { data } = failure.safeParse(fault);
    if (data === undefined) return null;
    const broken = data.properties.errors.map(({ properties }) => `{${properties.xtag}`);
    return { fields: [], broken, characters };
  }
}

/** Pictures and the like that the converter would fetch; hyperlinks are not fetched. */
function fetchesOthers(zip: PizZip): boolean {
  const instructions = zip.file(/^word\/[^/]*\.xml$/).flatMap((part) => {
    const xml = part.asText();
    const texts = [...xml.matchAll(/<w:instrText[^>]*>([^<]*)</g)].map(([, text]) => text);
    return [texts.join(''), ...[...xml.matchAll(/w:instr="([^"]*)"/g)].map(([, text = '']) => text)];
  });
  if (instructions.some((text) => FETCHING.test(text))) return true;
  return zip.file(/\.rels$/).some((part) => {
    const tags = part.asText().match(/<(?:[\w.-]+:)?Relationship\b[^>]*>/g) ?? [];
    return tags.some((tag) => /TargetMode\s*=\s*["']\s*External/i.test(tag) && !/\/hyperlink["']/i.test(tag));
  });
}
