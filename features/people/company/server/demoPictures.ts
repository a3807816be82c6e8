import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import { COMPANY_ENTITY } from '../../../../platform/wire/currentUser.ts';
import { MEGABYTE } from '../../../../platform/wire/uploadRule.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { addResource } from '../../../documents/resource/server/index.ts';
import { PICTURE_FIELDS, PICTURES, type RegistrationForm } from '../registration.ts';
import { companyRegistration } from './tables.ts';

interface DemoForm {
  accountId: number;
  registrationId: number;
  form: RegistrationForm;
}

/** A licence is shown by companies, a certificate by everyone. */
const isShown = ({ companyEntity }: RegistrationForm, field: (typeof PICTURE_FIELDS)[number]) =>
  field === 'busLisId' ? companyEntity !== COMPANY_ENTITY.individual : field !== 'companyLogoId';

/** Pictures of a form in demo colours: licence and identity card. */
export async function seedPictures(db: Db, files: Files, { accountId, registrationId, form }: DemoForm): Promise<void> {
  const ids: Partial<RegistrationForm> = {};
  for (const field of PICTURE_FIELDS.filter((one) => isShown(form, one))) {
    const resourceType = PICTURES[field];
    const blobId = await storePicture(db, files, `${resourceType} ${form.companyFullName}`);
    const belonging = { docType: DOC_TYPE.companyRegistration, resourceType, relaId: String(registrationId) };
    const resourceName = `${resourceType.toLowerCase()}.png`;
    ids[field] = await addResource(db, { ...belonging, accountId, blobId, resourceName });
  }
  await db
    .update(companyRegistration)
    .set({ form: { ...form, ...ids } })
    .where(eq(companyRegistration.id, registrationId));
}

const escaped = (text: string) => text.replace(/[<>&"]/g, '');

async function storePicture(db: Db, files: Files, text: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#f6f1e4"/>
    <rect x="24" y="24" width="852" height="552" fill="none" stroke="#a33" stroke-width="6"/>
    <text x="450" y="300" font-size="30" text-anchor="middle" font-family="sans-serif">${escaped(text)}</text></svg>`;
  const picture = await sharp(Buffer.from(svg)).png().toBuffer();
  const rule = { fileName: 'demo.png', maxBytes: 5 * MEGABYTE };
  const received = await files.receive(Readable.from([picture]), rule);
  try {
    return (await files.save(db, received)).id;
  } finally {
    await files.discard(received);
  }
}
