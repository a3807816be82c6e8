import PizZip from 'pizzip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTourist, russianForm } from '../../../app/testing/newApplicant.ts';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import type { Actor } from '../../../platform/testing/actor.ts';
import { approveCompany, newSaveCompany, readReview } from '../company/wire.ts';
import { letterLanguageOf } from './server/letter/letterFor.ts';
import { downloadLetter, listTrustees } from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

async function letterOf(person: Actor, asked: { authorizedId?: number; language?: 'zh' | 'en' | 'ru' }) {
  const { name, content } = await person.download(downloadLetter, asked);
  const xml = new PizZip(content).file('word/document.xml')?.asText() ?? '';
  return { name, text: xml.replace(/<\/w:p>/g, '\n').replace(/<[^>]+>/g, '') };
}

test('the letter carries the data of the company and leaves the trustee to be written in', async () => {
  const { name, text } = await letterOf(fixture.shipper, {});
  expect(name).toBe('授权委托书.docx');
  for (const fact of ['西安丝路货运有限公司', '91610131MA6TX0000X', '李思远', '丝路铁运自贸港平台', '______年'])
    expect(text).toContain(fact);
  expect(text).not.toMatch(/[{}]|undefined/);
});

test.each([
  ['zh', '授权委托书-罗晓燕.docx', /20\d\d年\d+月\d+日/],
  ['en', 'Power of attorney - 罗晓燕.docx', /\d+ [A-Z][a-z]+ 20\d\d/],
  ['ru', 'Доверенность - 罗晓燕.docx', /\d+ [а-я]+ 20\d\d г\./],
] as const)('asked from a row in %s it names the trustee and the period', async (language, name, day) => {
  const { aaData } = await fixture.shipper.send(listTrustees, {});
  const row = aaData.find(({ authorizedName }) => authorizedName === '罗晓燕') ?? expect.unreachable();
  const letter = await letterOf(fixture.shipper, { authorizedId: row.id, language });
  expect(letter.name).toBe(name);
  expect(letter.text).toContain(row.authorizedIdNo);
  expect(letter.text).toContain(row.authorizedMobile);
  expect(letter.text).toMatch(day);
});

test('a company in Russia gets it in Russian, with characters that XML would stumble over', async () => {
  const person = await newTourist(fixture);
  const form = await russianForm(person, 'ООО «Рога & <Копыта>»');
  const { registrationId } = await person.send(newSaveCompany, form);
  const { version } = await fixture.operator.send(readReview, { registrationId });
  await fixture.operator.send(approveCompany, { registrationId, version });
  const { name, text } = await letterOf(person, {});
  expect(name).toBe('Доверенность.docx');
  expect(text).toContain('ООО «Рога &amp; &lt;Копыта&gt;»');
  expect(text).toContain('7708503727');
});

test.each([
  ['', 'zh'],
  ['KZ', 'ru'],
  ['DE', 'en'],
])('the language of a company in "%s" is %s', (country, language) => expect(letterLanguageOf(country)).toBe(language));
