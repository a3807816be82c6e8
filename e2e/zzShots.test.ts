import { test } from 'vitest';
import { createApiKey, allowPartner } from '../features/apiKey/wire.ts';
import { confirmTwoStep, startTwoStep } from '../features/session/twoStepWire.ts';
import { appCodeNow } from '../features/session/testFixture.ts';
import { openPortal } from './portal.ts';
import { newPerson } from './newPerson.ts';
import { login } from '../features/session/wire.ts';

const portal = openPortal();
const VIEWS = [['zh','desk'],['en','phone'],['ru','desk'],['ru','phone']] as const;
test('shots', async () => {
  const shipper = await portal.server.signInAs('shipper');
  const { keyId } = await shipper.send(createApiKey, { name: 'SAP TM', scopes: ['bookings.read','bookings.write','tracking.read'], expireDate: '2027-06-01', addresses: ['203.0.113.0/24'] });
  const b = await shipper.send(createApiKey, { name: '合作平台 丝路通', scopes: ['signIn'], expireDate: '2026-11-30' });
  const name = await newPerson(portal.server, 'shipper');
  const s = await portal.server.signInAs(name);
  const { secret } = await s.send(startTwoStep, { password: 'Ironsilk2026', encrypted: false });
  await s.send(confirmTwoStep, { code: await appCodeNow(secret) });
  await s.send(allowPartner, { keyId: b.keyId, isAllowed: '1' });
  const on = name;
  for (const [language, window] of VIEWS) {
    const tag = `/tmp/shots/${language}-${window}`;
    const v = await portal.visit({ language, window, username: 'shipper' });
    await v.goTo('/user/index?section=security'); await v.page.screenshot({ path: `${tag}-security.png` });
    await v.page.locator('section[aria-labelledby="two-step"] button').first().click();
    await v.page.getByRole('dialog').locator('input[type=password]').fill('Ironsilk2026');
    await v.page.getByRole('dialog').locator('button[type=submit]').last().click();
    await v.page.getByRole('dialog').locator('code').waitFor(); await v.waitForAnimations(); await v.page.screenshot({ path: `${tag}-setup.png` });
    await v.goTo('/user/index?section=apiKeys'); await v.page.screenshot({ path: `${tag}-keys.png` });
    await v.page.locator('section .ant-btn-primary').first().click(); await v.page.getByRole('dialog').waitFor(); await v.waitForAnimations(); await v.page.screenshot({ path: `${tag}-newkey.png` });
    await v.close();
    const o = await portal.visit({ language, window, username: on });
    await o.goTo('/user/index?section=security'); await o.page.screenshot({ path: `${tag}-on.png`, fullPage: true });
    await o.close();
    const p = await portal.visit({ language, window, username: 'operator' });
    await p.goTo('/system/twoStep'); await p.page.screenshot({ path: `${tag}-people.png` }); await p.close();
    const a = await portal.visit({ language, window });
    await a.goTo('/auth-redirect?to=/x&code=abc'); await a.page.screenshot({ path: `${tag}-redirect.png` });
    await a.goTo('/login');
    const { secondStep } = await portal.server.anonymous.send(login, { username: on, password: 'Ironsilk2026', encrypted: false });
    await a.page.evaluate(([c, u]) => { history.replaceState({ usr: { challenge: c, username: u }, key: 'k', idx: 0 }, '', '/custom/secondStep'); location.reload(); }, [secondStep?.challenge ?? '', on] as const);
    await a.page.waitForURL('**/secondStep'); await a.waitUntilIdle(); await a.page.screenshot({ path: `${tag}-second.png` }); await a.close();
  }
}, 240_000);
