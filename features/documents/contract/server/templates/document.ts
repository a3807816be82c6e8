import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import { CODE, type FilePayload } from '../../../../../platform/wire/envelope.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { unsafeFileBytes } from '../../../resource/server/index.ts';
import { contractName } from '../contractName.ts';
import { standardAgreement } from '../document/agreementPdf.ts';
import { selectTemplate, type TemplateRow } from '../queries.ts';
import type { Signing } from '../signing.ts';
import { texts, userError } from '../texts.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
type Files = Pick<Signing, 'files'>;

/** The .docx; the caller has checked who may have it. */
export async function documentFile(
  { files }: Files,
  templateId: number,
  { db, language }: Pick<CallContext, 'db' | 'language'>,
): Promise<FilePayload> {
  const template = await selectTemplate(db, templateId);
  if (template === undefined) throw userError((t) => t.templateAbsent, CODE.absent);
  const file = await unsafeFileBytes(db, files, template.resourceId);
  if (file === undefined) throw userError((t) => t.fileAbsent, CODE.absent);
  return { fileName: `${contractName(template, language)}.docx`, mimeType: DOCX, content: file.content };
}

/** Bytes of the seal-use agreement that a signer by this template accepts. */
export async function agreementBytes(
  { db, files }: Pick<Signing, 'db' | 'files'>,
  template: Pick<TemplateRow, 'agreementId'> | undefined,
  language: Language,
): Promise<Uint8Array> {
  const agreementId = template?.agreementId ?? null;
  if (agreementId === null) return standardAgreement(language);
  const file = await unsafeFileBytes(db, files, agreementId);
  if (file === undefined) throw userError((t) => t.fileAbsent, CODE.absent);
  return file.read();
}

export const agreementName = (language: Language) => `${texts[language].sealAgreement}.pdf`;
