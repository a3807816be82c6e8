import { documentBytes, type Signing } from '../signing.ts';
import type { ContractFields } from './fields.ts';
import { fillTemplate } from './fillTemplate.ts';
import { addSignaturePage } from './signaturePage.ts';
import { toPdf } from './toPdf.ts';

/** The contract by a template (its .docx) with fields filled in, without signatures. */
export async function makeDocument(
  signing: Pick<Signing, 'db' | 'files'>,
  resourceId: number,
  fields: ContractFields,
  verifyCode: string,
): Promise<{ pdf: Uint8Array; pageCount: number }> {
  const docx = fillTemplate(await documentBytes(signing, resourceId), fields);
  return addSignaturePage(await toPdf(docx), fields, verifyCode);
}
