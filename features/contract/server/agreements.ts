import type { CallContext } from '../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../platform/wire/call.ts';
import type { FilePayload } from '../../../platform/wire/envelope.ts';
import { type findCertificateAgreementPath, readSealAgreement } from '../wire.ts';
import { selectTemplate } from './queries.ts';
import type { Signing } from './signing.ts';
import { agreementBytes, agreementName } from './templates/document.ts';

/** Documents 3.4: where the seal-use agreement lies. */
export async function agreementPaths({
  tid,
}: ReadBy<typeof findCertificateAgreementPath>): Promise<PayloadOf<typeof findCertificateAgreementPath>> {
  const query = tid === undefined ? '' : `?tid=${tid}`;
  return [{ dictValue: `${readSealAgreement.path}${query}`, dictSort: 1 }];
}

export async function sealAgreement(
  { files }: Pick<Signing, 'files'>,
  { tid }: ReadBy<typeof readSealAgreement>,
  { db, language }: CallContext,
): Promise<FilePayload> {
  const template = tid === undefined ? undefined : await selectTemplate(db, tid);
  const content = await agreementBytes({ db, files }, template, language);
  return { fileName: agreementName(language), mimeType: 'application/pdf', content };
}
