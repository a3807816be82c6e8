import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import type { ContractFields } from './fields.ts';

/** The .docx with the fields of a contract filled in. */
export function fillTemplate(template: Uint8Array, fields: ContractFields): Uint8Array {
  const document = new Docxtemplater(new PizZip(template), { paragraphLoop: true, linebreaks: true });
  document.render(fields);
  return document.getZip().generate({ type: 'uint8array', compression: 'DEFLATE' });
}
