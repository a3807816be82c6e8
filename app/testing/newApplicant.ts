import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { DOC_TYPE } from '../../features/documents/resource/docTypes.ts';
import { upload } from '../../features/documents/resource/wire.ts';
import type { newSaveCompany } from '../../features/people/company/wire.ts';
import { saveCompanyUser, sendVerCode } from '../../features/people/session/registerWire.ts';
import { login } from '../../features/people/session/signInWire.ts';
import { outboxMessages } from '../../features/portal/outbox/wire.ts';
import { Actor, type TestFile } from '../../platform/testing/actor.ts';
import type { TestServer } from '../../platform/testing/testServer.ts';
import type { SentBy } from '../../platform/wire/call.ts';
import { creditCheckOf } from '../../platform/wire/rules/creditCode.ts';
import type { TestFixture } from './testFixture.ts';

export const NEW_PASSWORD = 'NewRails2027';

/** The code that the outbox sent last to an address. */
export async function newestCode(server: TestServer, receiver: string): Promise<string> {
  const operator = await server.signInAs('operator');
  const { rows } = await operator.send(outboxMessages.list, { receiver });
  return /\b\d{6}\b/.exec(rows[0]?.text ?? '')?.[0] ?? '';
}

export const newEmail = () => `person${randomInt(1_000_000_000)}@example.org`;

export const personOf = (email: string, code: string) => ({
  email,
  code,
  realUsername: '新客户',
  newPassword: NEW_PASSWORD,
  checkPass: NEW_PASSWORD,
  encrypted: false,
  agreement: '1' as const,
});

/** Registers a person by e-mail and signs in. */
export async function registeredTourist(server: TestServer, email = newEmail()): Promise<Actor> {
  await server.anonymous.send(sendVerCode, { email });
  await server.anonymous.send(saveCompanyUser, personOf(email, await newestCode(server, email)));
  const { token } = await server.anonymous.send(login, {
    username: email,
    password: NEW_PASSWORD,
    encrypted: false,
    isRegister: '1',
  });
  return new Actor(server.address, token);
}

/** A person without a company, past the registration: codes go out seldom. The demo's password. */
export async function newTourist({ server, database }: Pick<TestFixture, 'server' | 'database'>): Promise<Actor> {
  const username = newEmail();
  await database.query(
    `with added as (
       insert into account (username, name, email, password_hash)
       select $1, '新客户', $1, password_hash from account where username = 'shipper' returning id)
     insert into account_role (account_id, role_id)
     select added.id, role.id from added, role where role_key = 'tourist'`,
    [username],
  );
  return server.signInAs(username);
}

export async function newPicture(text = 'licence'): Promise<TestFile> {
  const colour = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const create = { width: 64, height: 48, channels: 3 as const, background: colour };
  return { name: `${text}.png`, content: new Uint8Array(await sharp({ create }).png().toBuffer()) };
}

/** One for all forms: equal bytes are kept, and drawn small, once. */
const formPicture = newPicture();

/** Uploads a picture for the enterprise form. */
export async function uploadPicture(person: Actor, resourceType: string, file?: TestFile): Promise<number> {
  const belonging = { docType: DOC_TYPE.companyRegistration, resourceType };
  const { busiResources } = await person.send(upload, belonging, file ?? (await formPicture));
  return busiResources[0]?.resourceId ?? 0;
}

export function newCreditCode(): string {
  const first17 = `91610131MA${String(randomInt(10_000_000)).padStart(7, '0')}`;
  return first17 + creditCheckOf(first17);
}

async function uploadPictures(person: Actor) {
  const [busLisId, legalCertFrontId, legalCertBackId] = await Promise.all([
    uploadPicture(person, 'LICENCE'),
    uploadPicture(person, 'IDFRONT'),
    uploadPicture(person, 'IDBACK'),
  ]);
  return { busLisId, legalCertFrontId, legalCertBackId };
}

/** A complete form of a mainland company that books. */
export async function mainlandForm(person: Actor, companyFullName: string): Promise<SentBy<typeof newSaveCompany>> {
  return {
    companyEntity: 0,
    companyScope: [2],
    companyTypeCheck: 1,
    companyFullName,
    unifiedSocialCreditCode: newCreditCode(),
    companyAddr: `西安市港务大道 ${companyFullName}`,
    legalName: '王新',
    legalCertNo: '11010519491231002X',
    legalMobile: '13900001111',
    contactName: '王新',
    trainTraceEmail: 'office@example.org',
    ...(await uploadPictures(person)),
  };
}

/** A complete form of a company in Russia. */
export async function russianForm(person: Actor, companyFullName: string): Promise<SentBy<typeof newSaveCompany>> {
  return {
    companyEntity: 1,
    companyScope: [2],
    companyTypeCheck: 2,
    companyFullName,
    countryCode: 'RU',
    taxNo: '7708503727',
    addrStreet: 'ул. Новая Басманная, 2',
    addrCity: 'Москва',
    addrPostcode: '107174',
    legalName: 'Анна Орлова',
    legalCertType: '2',
    legalCertNo: '75 1234567',
    legalMobile: '+7 916 765 43 21',
    contactName: 'Анна Орлова',
    mobileNo: '+7 916 123 45 67',
    trainTraceEmail: 'office@example.org',
    ...(await uploadPictures(person)),
  };
}
