import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as wire from '../features/documents/contract/wire.ts';
import { download } from '../features/documents/resource/wire.ts';
import { outboxMessages } from '../features/portal/outbox/wire.ts';
import { pngBytes } from '../libs/fileInspection/testing/pngBytes.ts';
import type { Actor } from '../platform/testing/actor.ts';
import { openPortal } from './portal.ts';
import type { Visitor } from './visitor.ts';

const portal = openPortal();

const MOBILE = '13800010001';
const OPERATOR_MOBILE = '13800010007';
const FOREIGN_MOBILE = '+79123456789';
const FOREIGN_EMAIL = 'petr@example.com';

async function change(sql: string, params: string[]): Promise<void> {
  const database = new pg.Client({ connectionString: portal.server.databaseUrl });
  await database.connect();
  await database.query(sql, params).finally(() => database.end());
}

const demandFace = (isDemanded: boolean) =>
  change(`update sys_config set config_value = $1 where config_key = 'contract.faceCheck'`, [String(isDemanded)]);
const setPapers = (certType: string) =>
  change(
    `update company_registration set form = form || jsonb_build_object('legalCertType', $1::text)
     where kind = 'registration' and company_id = (select company_id from account where username = 'rival')`,
    [certType],
  );
// a window of the tests has no camera
beforeAll(() => demandFace(false));
afterAll(() => demandFace(true));

async function messageTo(receiver: string, pattern: RegExp): Promise<string> {
  const operator = await portal.server.signInAs('operator');
  const { rows } = await operator.send(outboxMessages.list, { receiver });
  return pattern.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

const LINK = /\/custom(\/contractSign\/[\w-]+)/;

/** Opens the first contract and scrolls it to its end; agree opens only then. */
async function readToEnd({ page }: Visitor) {
  await page.getByRole('button', { name: '查看并签署' }).first().click();
  const reader = page.getByRole('dialog', { name: '签署合同' }).first();
  const agree = reader.getByRole('button', { name: '同意并签署' });
  await agree.waitFor();
  expect(await agree.isDisabled()).toBe(true);
  const last = reader.getByRole('img').last();
  await last.scrollIntoViewIfNeeded();
  await last.hover();
  await page.mouse.wheel(0, 20_000);
  return { reader, agree };
}

/** The tick opens the agreement, which is accepted at its end. */
async function acceptSeal({ page }: Visitor) {
  await page.getByRole('dialog', { name: '签署合同' }).first().getByRole('checkbox').click();
  const seal = page.getByRole('dialog', { name: '电子印章使用协议' });
  const accept = seal.getByRole('button', { name: '已阅读并同意' });
  await seal.locator('[data-page]').first().waitFor();
  expect(await accept.isDisabled()).toBe(true);
  await seal.locator('section').hover();
  await page.mouse.wheel(0, 20_000);
  await accept.click();
}

/** One window of the operator for both journeys. */
const openQueue = async () => {
  const operator = await portal.sharedVisitor({ language: 'zh', username: 'operator' });
  await operator.goTo('/operation/contracts');
  return operator;
};

test('a contract is read to its end, signed on a phone, countersigned and verified', async () => {
  const owner = await portal.visit({ language: 'zh', username: 'shipper' });
  await owner.goTo('/user/index?section=contracts');
  const { reader, agree } = await readToEnd(owner);
  await agree.click();
  await reader.getByText('请勾选电子印章使用协议').waitFor();
  await acceptSeal(owner);
  await agree.click();
  await owner.page.getByText('法定代表人签署').click();
  await owner.page.getByText('签署链接将发送至 李思远').waitFor();
  await owner.page.getByRole('button', { name: '发送签署链接' }).click();
  await owner.page.getByText('发送成功。请联系签署人点击短信内的链接完成人脸识别').waitFor();
  await owner.page.getByText('签署链接已发送').waitFor();
  await owner.page.getByText('等待签署人打开链接').waitFor();

  const phone = await portal.visit({ language: 'zh', window: 'phone' });
  await phone.goTo(await messageTo(MOBILE, LINK));
  await phone.page.getByRole('heading', { name: '请您签署合同' }).waitFor();
  // by push, without a reload
  await owner.page.getByText('签署人已打开链接').waitFor();
  await phone.page.getByRole('button', { name: '获取验证码' }).click();
  await phone.page.getByText('验证码已发送至').waitFor();
  await phone.page.getByLabel('短信验证码').fill(await messageTo(MOBILE, /验证码(\d{6})/));
  expect(await phone.horizontalOverflow()).toBe(0);
  await phone.page.getByRole('button', { name: '签署合同' }).click();
  await phone.page.getByRole('heading', { name: '签署完成' }).waitFor();
  await owner.page.getByText('甲方已签署，等待平台签署').waitFor();

  const operator = await openQueue();
  await operator.page.getByRole('button', { name: '平台签署', exact: true }).click();
  const dialog = operator.page.getByRole('dialog');
  await dialog.getByRole('button', { name: '获取验证码' }).click();
  await dialog.getByText('验证码已发送至').waitFor();
  await dialog.getByLabel('验证码', { exact: true }).fill(await messageTo(OPERATOR_MOBILE, /验证码 (\d{6})/));
  await dialog.getByRole('button', { name: '签署 1 份合同' }).click();
  await dialog.getByText('已签署 1 份').waitFor();

  await owner.page.getByText('生效中').or(owner.page.getByText('有效期')).filter({ visible: true }).first().waitFor();
  await reader.locator('.ant-modal-close').click();
  const downloading = owner.page.waitForEvent('download');
  await owner.page.getByRole('button', { name: '下载合同' }).click();
  const signed = await (await downloading).path();
  await phone.show('/verify');
  await phone.page.locator('input[type="file"]').setInputFiles(signed);
  await phone.page.getByText('签名有效，文件自最后一次签署后未被修改').waitFor();
  expect([...owner.errors, ...operator.errors, ...phone.errors]).toEqual([]);
  await Promise.all([owner, phone].map((visitor) => visitor.close()));
});

/** Of the signer with a witness of the platform, which the operator confirms. */
async function makeAppointment(page: Page) {
  // there already: the agenda fills by itself
  const operator = await openQueue();
  const section = page.getByRole('region', { name: 'Свидетель от платформы' });
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 16);
  await section.getByLabel('Когда нужен свидетель').fill(inTwoDays);
  await section.getByRole('button', { name: 'Предложить время' }).click();
  await section.getByText('Предложено:').waitFor();
  const agenda = operator.page.getByRole('alert').filter({ hasText: '见证预约' });
  await agenda.getByRole('button').first().click();
  await operator.page.getByRole('button', { name: '确认时间' }).click();
  const dialog = operator.page.getByRole('dialog').filter({ hasText: '会议链接' }).last();
  await dialog.getByRole('textbox').fill('https://meet.example/1');
  await dialog.getByRole('button', { name: '确认时间' }).click();
  await operator.page.getByText('已确认见证时间').waitFor();
  expect(await messageTo(FOREIGN_MOBILE, /(подтвердила встречу)/)).not.toBe('');
  await page.reload();
  await section.getByText('Подтверждено:').waitFor();
  expect(operator.errors).toEqual([]);
}

/** A contract of the company, read to its end by HTTP, whose signer is sent a link for the way by passport. */
async function startByPassport(company: Actor): Promise<number> {
  const offered = (await company.send(wire.listContracts, {})).find(({ standing }) => standing === 'offered');
  const made = await company.send(wire.generateContract, { tid: offered?.tid ?? 0 });
  const contractId = made.contractId ?? 0;
  await company.send(wire.reportContractRead, { contractId });
  await company.send(wire.startSign, {
    contractId,
    isAgreed: true,
    signWay: '1',
    withPassport: true,
    channel: 'email',
    language: 'ru',
    signerEmail: FOREIGN_EMAIL,
    signerMobile: FOREIGN_MOBILE,
  });
  return contractId;
}

test('a foreign signer meets a witness and signs by passport in Russian', async () => {
  await setPapers('2');
  const company = await portal.server.signInAs('rival');
  const contractId = await startByPassport(company);
  const phone = await portal.visit({ language: 'ru', window: 'phone' });
  await phone.goTo(await messageTo(FOREIGN_EMAIL, LINK));
  const { page } = phone;
  await page.getByLabel('Имя и фамилия').fill('CHEN JIANG');
  await page.getByLabel('№ паспорта').fill('75 1234567');
  await page.getByLabel('Страна выдачи').selectOption('RU');
  await page.getByLabel('Действителен до').fill('2031-05-01');
  const picture = { name: 'passport.png', mimeType: 'image/png', buffer: pngBytes() };
  await page.getByLabel('Фото страницы').setInputFiles(picture);
  await page.getByRole('checkbox').check();
  expect(await phone.horizontalOverflow()).toBe(0);
  await page.getByRole('button', { name: 'Отправить и продолжить' }).click();
  await makeAppointment(page);
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByText('Ещё один код отправлен').waitFor();
  await page.getByLabel('Код из SMS').fill(await messageTo(FOREIGN_MOBILE, /Код (\d{6})/));
  await page.getByLabel('Код из письма').fill(await messageTo(FOREIGN_EMAIL, /: (\d{6})/));
  await page.getByRole('button', { name: 'Подписать договор' }).click();
  await page.getByRole('heading', { name: 'Подписано' }).waitFor();

  const [{ resourceId = 0 } = {}] = await company.send(wire.downloadContract, { contractId });
  const { content } = await company.download(download, { resourceId });
  await phone.show('/verify');
  const signed = { name: 'signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) };
  await page.locator('input[type="file"]').setInputFiles(signed);
  await page.getByText('Усиленная подпись (AdES)').waitFor();
  expect(phone.errors).toEqual([]);
  await phone.close();
  await setPapers('1');
});
