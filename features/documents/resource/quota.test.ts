import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { page } from '../../../platform/testing/sampleFiles.ts';
import { WIRE_BASE } from '../../../platform/wire/base.ts';
import { LANGUAGES } from '../../../platform/wire/language.ts';
import { RESUMABLE_UPLOAD_PATH } from '../../../platform/wire/resumableUploads.ts';
import { DOC_TYPE } from './docTypes.ts';
import { deleteResource, reUpload, upload } from './wire.ts';

const GIGABYTE = 1_073_741_824;

let fixture: TestFixture;
let shipper: Actor;
let tourist: Actor;
beforeAll(async () => {
  fixture = await TestFixture.open();
  ({ shipper } = fixture);
  tourist = await fixture.server.signInAs('tourist');
});
afterAll(() => fixture.close());
beforeEach(() => setQuotas({ company: 50, person: 1 }));

async function setQuotas(gigabytes: { company?: number; person?: number }): Promise<void> {
  for (const [whose, value] of Object.entries(gigabytes)) {
    await fixture.database.query(`update sys_config set config_value = $2 where config_key = $1`, [
      `files.${whose}Gigabytes`,
      String(value),
    ]);
  }
}

const used = async (username: string) => {
  const { rows } = await fixture.database.query(
    `select coalesce(sum(byte_count), 0)::int as bytes from storage_use
     join account on account.company_id = storage_use.company_id
       or account.company_id is null and account.id = storage_use.account_id
     where username = $1`,
    [username],
  );
  return Number(rows[0].bytes);
};
let pages = 0;
const newPage = () => {
  pages += 1;
  return page(`${pages}.pdf`, `page ${pages} ${'of freight '.repeat(20)}`);
};
const sent = async (person: Actor, belonging = {}) => {
  const file = newPage();
  const { busiResources } = await person.send(upload, belonging, file);
  return { bytes: file.content.length, resourceId: busiResources[0]?.resourceId ?? 0 };
};

test('what a company keeps is counted as files come, change and go', async () => {
  const before = await used('shipper');
  const one = await sent(shipper);
  const other = await sent(await fixture.server.signInAs('clerk'));
  expect(await used('shipper')).toBe(before + one.bytes + other.bytes);
  const bigger = page('bigger.pdf', 'a much longer text '.repeat(100));
  await shipper.send(reUpload, { resourceId: one.resourceId }, bigger);
  expect(await used('shipper')).toBe(before + bigger.content.length + other.bytes);
  for (const { resourceId } of [one, other]) await shipper.send(deleteResource, { resourceId });
  expect(await used('shipper')).toBe(before);
});

test('a company over its quota is refused in three languages, until it removes something', async () => {
  const { resourceId, bytes } = await sent(shipper);
  await setQuotas({ company: ((await used('shipper')) + bytes / 2) / GIGABYTE });
  const words: string[] = [];
  for (const language of LANGUAGES) {
    words.push((await expectUserError(shipper.inLanguage(language).send(upload, {}, newPage()))).message);
  }
  expect(words[0]).toContain('贵司的文件存储空间不足');
  expect(words[1]).toMatch(/^Not enough storage for your company: 0 GB of 0 GB left/);
  expect(words[2]).toContain('не хватает места');
  const before = await used('shipper');
  const bigger = page('bigger.pdf', 'a much longer text '.repeat(100));
  await expectUserError(shipper.send(reUpload, { resourceId }, bigger));
  expect(await used('shipper')).toBe(before);
  await shipper.send(deleteResource, { resourceId });
  await sent(shipper);
  // quotas of other owners are unaffected
  await sent(fixture.rival);
  await sent(tourist);
});

test('a user without a company has a quota of their own', async () => {
  const { bytes } = await sent(tourist);
  expect(await used('tourist')).toBeGreaterThanOrEqual(bytes);
  await setQuotas({ person: (await used('tourist')) / GIGABYTE });
  expect((await expectUserError(tourist.send(upload, {}, newPage()))).message).toMatch(/^Not enough storage/);
  await sent(shipper);
});

test('many at once never pass the limit together', async () => {
  const { bytes } = await sent(shipper);
  const before = await used('shipper');
  await setQuotas({ company: (before + bytes * 4.5) / GIGABYTE });
  const tries = Array.from({ length: 12 }, () =>
    sent(shipper).then(
      () => 'kept',
      () => 'refused',
    ),
  );
  const outcomes = await Promise.all(tries);
  const most = before + bytes * 4.5;
  expect(outcomes.filter((outcome) => outcome === 'kept').length).toBeGreaterThanOrEqual(4);
  expect(outcomes).toContain('refused');
  expect(await used('shipper')).toBeLessThanOrEqual(most);
});

test('templates are the platform’s own and count towards no quota', async () => {
  await setQuotas({ company: 0.000_000_001, person: 0.000_000_001 });
  await sent(fixture.operator, { docType: DOC_TYPE.template });
});

test('an upload in parts that could never be kept is refused before it begins, with all that is on its way', async () => {
  const begin = async (person: Actor, headers: Record<string, string>) => {
    const answer = await person.fetch(WIRE_BASE + RESUMABLE_UPLOAD_PATH, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', ...headers },
    });
    return [answer.status, answer.status === 201 ? '' : (await answer.json()).msg];
  };
  const half = { 'upload-length': String(0.6 * GIGABYTE).replace(/\..*/, '') };
  expect(await begin(tourist, half)).toEqual([201, '']);
  expect(await begin(tourist, half)).toEqual([507, expect.stringContaining('Not enough storage')]);
  // without a declared size the maximum counts
  expect(await begin(tourist, { 'upload-defer-length': '1' })).toEqual([507, expect.anything()]);
  const full = { 'upload-length': String(2 * GIGABYTE) };
  for (let count = 0; count < 5; count += 1) expect(await begin(shipper, full)).toEqual([201, '']);
  expect(await begin(shipper, full)).toEqual([429, expect.stringContaining('unfinished')]);
});
