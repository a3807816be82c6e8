import { createHash } from 'node:crypto';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { CODE, type FilePayload } from '../../../../../platform/wire/envelope.ts';
import { findCompanyByNo } from '../../../../people/account/server/index.ts';
import { readRegisteredFacts } from '../../../../people/company/server/index.ts';
import { PLATFORM_MERCHANT } from '../../status.ts';
import type { previewTemplate, readPreviewPage } from '../../templateWire.ts';
import { contractFields, newContractNo, type PartyFacts } from '../contractFields.ts';
import { makeDocument } from '../document/makeDocument.ts';
import { pageImage } from '../document/pageImages.ts';
import { selectTemplate } from '../queries.ts';
import type { Signing } from '../signing.ts';
import { userError } from '../texts.ts';

const MAX_CACHED = 8;

/** Long on purpose: what fits here fits elsewhere. */
const DEMO_COMPANY: PartyFacts = {
  name: '陕西自由贸易试验区西安国际港务区丝绸之路国际多式联运供应链管理股份有限公司',
  registrationCode: '91610131MA6TX0000X',
  legalName: '欧阳明远',
  address: '陕西省西安市国际港务区港务大道 1 号陆港大厦 A 座 28 层 2801–2812 室',
};
const DEMO_NO = 'PREVIEW';

interface Made {
  pdf: Uint8Array;
  sha256: string;
  pageCount: number;
}
/** By template, facts and bond option; oldest first. */
const cache = new Map<string, Promise<Made>>();

type Input = ReadBy<typeof previewTemplate>;
type Readers = Pick<Signing, 'db' | 'files'>;

async function madeFor(signing: Readers, { templateId, companyNo, bond1 }: Input) {
  const { db } = signing;
  const template = await selectTemplate(db, templateId);
  if (template === undefined) throw userError((t) => t.templateAbsent, CODE.absent);
  const party = companyNo === undefined ? DEMO_COMPANY : await factsOf(db, companyNo);
  const fields = contractFields({
    contractNo: newContractNo(companyNo ?? DEMO_NO, templateId),
    company: party,
    platform: await factsOf(db, PLATFORM_MERCHANT),
    template,
    bond1: bond1 ?? '',
  });
  const key = JSON.stringify([template.resourceId, fields]);
  const made = cache.get(key) ?? store(key, make(signing, template, fields));
  return { companyName: party.name, ...(await made) };
}

/** Of no contract. */
const SAMPLE_CODE = '0'.repeat(16);

async function make(
  signing: Readers,
  template: Parameters<typeof makeDocument>[1],
  fields: Parameters<typeof makeDocument>[2],
): Promise<Made> {
  const made = await makeDocument(signing, template, fields, SAMPLE_CODE);
  return { ...made, sha256: createHash('sha256').update(made.pdf).digest('hex') };
}

function store(key: string, made: Promise<Made>): Promise<Made> {
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  const [oldest] = cache.keys();
  if (cache.size > MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  return made;
}

async function factsOf(db: Db, companyNo: string): Promise<PartyFacts> {
  const found = await findCompanyByNo(db, companyNo);
  if (found === undefined)
    throw userError.withFields((t) => t.template.noCompany, { companyNo: (t) => t.template.noCompany });
  return { ...(await readRegisteredFacts(db, found.companyId)), name: found.fullName };
}

export async function preview(
  { files }: Pick<Signing, 'files'>,
  input: Input,
  { db }: CallContext,
): Promise<PayloadOf<typeof previewTemplate>> {
  const { companyName, pageCount } = await madeFor({ db, files }, input);
  return { companyName, pageCount };
}

export async function previewPage(
  { files }: Pick<Signing, 'files'>,
  { page, ...input }: ReadBy<typeof readPreviewPage>,
  { db }: CallContext,
): Promise<FilePayload> {
  const { pdf, sha256, pageCount } = await madeFor({ db, files }, input);
  if (page > pageCount) throw userError((t) => t.fileAbsent, CODE.absent);
  const content = await pageImage({ sha256, page, read: () => Promise.resolve(pdf) });
  return { fileName: `${page}.webp`, mimeType: 'image/webp', content };
}
