import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { SecretBox } from '../../../../platform/server/secrets/secretBox.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE, type FilePayload } from '../../../../platform/wire/envelope.ts';
import type * as wire from '../operatorWire.ts';
import { type EvidencePiece, evidencePack, readEvidence } from './evidence.ts';
import type { Checking } from './open.ts';
import { ProviderError } from './provider/identityProvider.ts';
import { type CheckRow, statementsOf } from './start.ts';
import { identityCheck } from './tables.ts';
import { userError } from './texts.ts';

async function evidenceOf(
  db: Db,
  box: SecretBox,
  checkId: number,
): Promise<{ check: CheckRow; pieces: EvidencePiece[] }> {
  const [check] = await db.select().from(identityCheck).where(eq(identityCheck.id, checkId));
  const pieces = check ? await readEvidence(db, box, checkId) : [];
  if (check === undefined || pieces.length === 0) throw userError((t) => t.noEvidence, CODE.absent);
  return { check, pieces };
}

export async function open(db: Db, box: SecretBox, checkId: number): Promise<PayloadOf<typeof wire.openEvidence>> {
  const { check, pieces } = await evidenceOf(db, box, checkId);
  const pictures = pieces.filter(({ name }) => name.endsWith('.jpg'));
  const facts = pieces.find(({ name }) => name.endsWith('.json'));
  return {
    pictures: pictures.map(({ name, content }) => ({ name, jpeg: Buffer.from(content).toString('base64') })),
    facts: facts ? Buffer.from(facts.content).toString() : '',
    ...statementsOf(check),
  };
}

export async function download(db: Db, box: SecretBox, checkId: number): Promise<FilePayload> {
  const { check, pieces } = await evidenceOf(db, box, checkId);
  return {
    fileName: `identity-${checkId}.zip`,
    mimeType: 'application/zip',
    content: evidencePack(check, pieces),
  };
}

export async function checkCompany(
  { provider }: Pick<Checking, 'provider'>,
  facts: ReadBy<typeof wire.checkEnterprise>,
): Promise<PayloadOf<typeof wire.checkEnterprise>> {
  try {
    return { outcome: await provider.checkEnterprise(facts), provider: provider.name };
  } catch (fault) {
    if (fault instanceof ProviderError) throw userError.retryable((t) => t.providerAway);
    throw fault;
  }
}
