import { expect, test } from 'vitest';
import { outboxMessages } from '../features/portal/outbox/wire.ts';
import { page as pdf } from '../platform/testing/sampleFiles.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

const MOBILE = '13900029876';

test('an owner names a trustee, the operator approves, the signer sends a link, the trustee opens it', async () => {
  const name = `受托${Date.now() % 100_000}`;
  const owner = await portal.visit({ language: 'zh', username: 'special' });
  await owner.goTo('/user/index?section=trustees');
  await owner.page.getByRole('button', { name: '新增授权' }).click();
  const form = owner.page.getByRole('dialog');
  await form.getByRole('button', { name: '提交审核' }).click();
  await owner.page.getByText('请上传委托书。').waitFor();
  await form.getByText('请输入受托人姓名').waitFor();
  await form.getByLabel('受托人姓名').fill(name);
  await form.getByLabel('联系电话').fill(MOBILE);
  await form.getByLabel('身份证号').fill('11010519491231002X');
  await form.getByLabel('授权开始时间').fill('2026-01-01');
  await form.getByLabel('授权开始时间').press('Enter');
  await form.getByLabel('授权结束时间').fill('2099-12-31');
  await form.getByLabel('授权结束时间').press('Enter');
  const { content } = pdf('letter.pdf', 'LETTER OF ATTORNEY');
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: '委托书.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) });
  await form.getByText('委托书.pdf').waitFor();
  await owner.waitUntilIdle();
  await form.getByRole('button', { name: '提交审核' }).click();
  await owner.page.getByRole('row', { name }).getByText('待审核').waitFor();

  const operator = await portal.visit({ language: 'zh', username: 'operator' });
  await operator.goTo('/operation/trustees');
  await operator.page.getByRole('row', { name }).getByRole('button', { name: '审核' }).click();
  const drawer = operator.page.getByRole('dialog');
  await drawer.getByText('委托书.pdf').waitFor();
  await drawer.getByRole('button', { name: '通过', exact: true }).click();
  await operator.page.getByRole('tooltip').getByRole('button', { name: '通过' }).click();
  await operator.page.getByText('已通过，企业已收到通知').waitFor();

  const signer = await portal.visit({ language: 'zh', username: 'signer' });
  await signer.goTo('/user/index?section=trustees');
  await signer.page.getByRole('row', { name }).getByRole('button', { name: '签署' }).click();
  await signer.page.getByText(`将向受托人 ${name} 的手机 ${MOBILE} 发送`).waitFor();
  await signer.page.getByRole('dialog').getByRole('button', { name: '发送' }).click();
  await signer.page.getByText('签署链接已发送').waitFor();

  const { rows } = await (await portal.server.signInAs('operator')).send(outboxMessages.list, {
    receiver: MOBILE,
  });
  const link = /\/custom(\/trusteeSign\/[\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  const phone = await portal.visit({ language: 'zh', window: 'phone' });
  await phone.goTo(link);
  await phone.page.getByRole('heading', { name: '中铁联运特种运输有限公司 委托您代为签署合同' }).waitFor();
  await phone.page.getByText('目前没有待签署的合同').waitFor();
  expect(await phone.horizontalOverflow()).toBe(0);
  // the same browser may come again
  await phone.goTo(link);
  await phone.page.getByText('目前没有待签署的合同').waitFor();
  expect([...owner.errors, ...operator.errors, ...signer.errors, ...phone.errors]).toEqual([]);
  await Promise.all([owner, operator, signer, phone].map((visitor) => visitor.close()));
});
