import { afterAll, beforeAll, expect, test } from 'vitest';
import { ContractStage } from '../../../app/testing/contractStage.ts';
import { verifyByCode } from './verifyWire.ts';

const ID_NUMBER = '610103198002150016';

let stage: ContractStage;
beforeAll(async () => {
  stage = await ContractStage.open();
});
afterAll(() => stage.fixture.close());

test('the identity number of an individual is in no certificate, and strangers with the code are not told it', async () => {
  const { shipper, server, database } = stage.fixture;
  await database.query(
    `update company_registration set form = form || '{"companyEntity": 2}' where kind = 'registration'
     and company_id = (select company_id from account where username = 'shipper')`,
  );
  const { contractId } = await stage.signByCompany(shipper, await stage.make(shipper));
  const { rows } = await database.query('select verify_code as code from contract where id = $1', [contractId]);
  const told = await server.anonymous.send(verifyByCode, { code: rows[0].code });
  expect(told.signatures).toMatchObject([{ serialNumber: '', isValid: true }]);
  const { rows: issued } = await database.query('select certificate from signing_identity');
  expect(issued.length).toBeGreaterThan(0);
  for (const { certificate } of issued)
    expect(Buffer.from(certificate, 'base64').toString('latin1')).not.toContain(ID_NUMBER);
});
