import PizZip from 'pizzip';
import { undrawnCharacters } from '../../../../../libs/libreOffice/undrawnCharacters.ts';
import type { TemplateLanguage } from '../../contractTypes.ts';
import { documentBytes, type Signing } from '../signing.ts';
import { someOf } from '../templates/checkTemplate.ts';
import { userError } from '../texts.ts';
import { charactersOf } from './characters.ts';
import type { ContractFields } from './fields.ts';
import { fillTemplate } from './fillTemplate.ts';
import { addSignaturePage } from './signaturePage.ts';
import { toPdf } from './toPdf.ts';

interface ContractTemplate {
  /** its .docx */
  resourceId: number;
  language: TemplateLanguage;
}

/** The contract by a template with fields filled in, without signatures. UserError: no font draws it. */
export async function makeDocument(
  signing: Pick<Signing, 'db' | 'files'>,
  { resourceId, language }: ContractTemplate,
  fields: ContractFields,
  verifyCode: string,
): Promise<{ pdf: Uint8Array; pageCount: number }> {
  const docx = fillTemplate(await documentBytes(signing, resourceId), fields);
  const undrawn = await undrawnCharacters(charactersOf(new PizZip(docx)));
  if (undrawn.length > 0) throw userError((t) => t.undrawn({ names: someOf(undrawn) }));
  return addSignaturePage(await toPdf(docx), { ...fields, language }, verifyCode);
}
