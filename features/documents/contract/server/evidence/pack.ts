import { asc, inArray, or } from 'drizzle-orm';
import PizZip from 'pizzip';
import { type CallContext, ownCompanyId } from '../../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE, type FilePayload } from '../../../../../platform/wire/envelope.ts';
import { LANGUAGES } from '../../../../../platform/wire/language.ts';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { findCompanyByNo } from '../../../../people/account/server/index.ts';
import { contractStateOf } from '../../contractState.ts';
import { bindingOf } from '../../evidenceBinding.ts';
import type * as lifeWire from '../../lifeWire.ts';
import { PLATFORM_MERCHANT } from '../../status.ts';
import { signAsPlatform } from '../document/signDocument.ts';
import { sha256Of } from '../hash.ts';
import { selectContract } from '../queries.ts';
import { documentBytes, type Signing } from '../signing.ts';
import { signingIdentity } from '../tables.ts';
import { userError } from '../texts.ts';
import { chainEndOf, findContract, selectEvents } from './detail.ts';
import { evidencePdf, evidenceTexts } from './evidencePdf.ts';
import type { EventRow } from './tables.ts';

type Asked = ReadBy<typeof lifeWire.downloadEvidence>;

/** Evidence of an own contract. */
export async function ownEvidencePack(signing: Signing, asked: Asked, ctx: CallContext): Promise<FilePayload> {
  if ((await selectContract(ctx.db, ownCompanyId(ctx.user), asked.contractId)) === undefined)
    throw userError((t) => t.absent, CODE.absent);
  return evidencePack(signing, asked, ctx);
}

/** Documents, events, certificates and notes how to check them; the page for people is signed by the platform. */
export async function evidencePack(
  signing: Signing,
  { contractId }: Asked,
  { language }: CallContext,
): Promise<FilePayload> {
  const { db } = signing;
  const { row, companyFullName } = await findContract(db, contractId);
  const platform = await findCompanyByNo(db, PLATFORM_MERCHANT);
  if (platform === undefined) throw new Error('the platform has no company');
  const document = await documentBytes(signing, row.signedId ?? row.documentId);
  const events = await selectEvents(db, contractId);
  const madeAt = new Date();
  const evidence = {
    contractNo: row.contractNo,
    companyName: companyFullName,
    platformName: platform.fullName,
    state: contractStateOf(row, formatDate(madeAt)),
    documentSha256: sha256Of(document),
    events,
    end: chainEndOf(row),
    madeAt,
  };
  const readable = await signAsPlatform(signing, await evidencePdf(evidence, language), {
    platform,
    reason: bindingOf(evidence),
    at: madeAt,
  });
  const zip = new PizZip();
  zip.file('contract.pdf', document);
  zip.file('evidence.pdf', readable);
  zip.file('evidence.json', JSON.stringify({ ...evidence, events: events.map(eventOut) }, null, 2));
  zip.file('README.txt', LANGUAGES.map((one) => evidenceTexts[one].notes.join('\n')).join('\n\n'));
  zip.file('certificates/revocation-list.crl', await signing.authority.revocationList());
  for (const [name, pem] of await certificatesOf(signing, [row.companyId, platform.companyId]))
    zip.file(`certificates/${name}`, pem);
  const content = zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
  return { fileName: `${row.contractNo}-evidence.zip`, mimeType: 'application/zip', content };
}

const eventOut = ({ id: _, createdAt: _created, updatedAt: _updated, ...event }: EventRow) => event;

async function certificatesOf({ db }: Signing, companyIds: readonly number[]): Promise<[string, string][]> {
  const found = await db
    .select()
    .from(signingIdentity)
    .where(
      or(inArray(signingIdentity.companyId, [...companyIds]), inArray(signingIdentity.holder, ['root', 'timestamps'])),
    )
    .orderBy(asc(signingIdentity.id));
  return found.map(({ id, holder, certificate }) => [
    holder === 'root' ? 'root.pem' : `${id}-${holder.split(/[:/]/)[0]}.pem`,
    pemOf(certificate),
  ]);
}

function pemOf(base64: string): string {
  const lines = base64.match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
