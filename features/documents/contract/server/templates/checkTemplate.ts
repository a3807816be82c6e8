import { undrawnCharacters } from '../../../../../libs/libreOffice/undrawnCharacters.ts';
import { type ReadTemplate, templateFault } from '../document/fields.ts';
import { readTemplate } from '../document/readTemplate.ts';
import { userError } from '../texts.ts';

export const fileError = (key: 'needed' | 'unreadable') =>
  userError.withFields((t) => t.template[key], { file: (t) => t.template[key] });

function namedError(key: 'unknown' | 'missing' | 'syntax' | 'undrawn', names: string) {
  return userError.withFields((t) => t.template[key]({ names }), { file: (t) => t.template[key]({ names }) });
}

/** What a contract template holds; UserError: it cannot be one, or has characters that no font draws. */
export async function checkTemplate(docx: Uint8Array, terms: { cashPledge: string }): Promise<ReadTemplate> {
  const read = await readTemplate(docx);
  if (read === undefined) throw fileError('unreadable');
  const fault = templateFault(read, terms);
  if (fault !== undefined) throw namedError(fault.key, fault.fields.join(', '));
  const undrawn = await undrawnCharacters(read.characters);
  if (undrawn.length > 0) throw namedError('undrawn', someOf(undrawn));
  return read;
}

const MOST_NAMED = 20;

/** Without any Chinese font there would be hundreds. */
export function someOf(characters: readonly string[]): string {
  const named = characters.slice(0, MOST_NAMED).join(' ');
  return characters.length > MOST_NAMED ? `${named} …` : named;
}
