import { expect, test } from 'vitest';
import { en as english } from '../features/people/apiKey/texts/page.ts';
import { createApiKey, createPartnerCode } from '../features/people/apiKey/wire.ts';
import { en as refusals } from '../features/people/session/texts/server.ts';
import { counted } from './counted.ts';
import { newPerson } from './newPerson.ts';
import { openPortal } from './portal.ts';

const portal = openPortal();

test('a main account makes a key, agrees to the partner, and arrives from its site on the page it wanted', async () => {
  const username = await newPerson(portal.server, 'rival');
  const visitor = await portal.visit({ language: 'en', username });
  const { page } = visitor;
  await visitor.goTo('/user/index?section=apiKeys');
  await page.getByRole('button', { name: english.create }).click();
  const dialog = page.getByRole('dialog');
  const name = `TMS ${username}`;
  await dialog.getByLabel(english.form.name).fill(name);
  await dialog.getByRole('checkbox', { name: english.scopes['bookings.read'] }).check();
  await dialog.getByRole('checkbox', { name: english.scopes.signIn }).check();
  expect(await visitor.axeViolations()).toEqual([]);
  const made = counted(page, createApiKey);
  await dialog.locator('[type="submit"]:visible').dblclick();
  const key = (await dialog.getByText(/^ik_/).innerText()).trim();
  await dialog.getByRole('button', { name: english.made.done }).click();
  await page.getByText(`${key.slice(0, 11)}…`).waitFor();
  expect(made()).toBe(1);

  await visitor.show('/user/index?section=security');
  await page.getByRole('button', { name: english.partners.allowOf({ name }) }).click();
  await page.getByRole('button', { name: english.partners.allow, exact: true }).click();
  await page.getByRole('button', { name: english.partners.withdrawOf({ name }) }).waitFor();
  await visitor.close();

  const partner = portal.server.anonymous.withToken(key);
  const audience = portal.server.address;
  const { code } = await partner.send(createPartnerCode, { userName: username, audience });
  const arrival = await portal.visit({ language: 'en' });
  await arrival.page.goto(`${audience}/custom/auth-redirect?code=${code}&to=/bookingList`);
  await arrival.page.waitForURL('**/custom/bookingList');
  await arrival.close();

  const late = await portal.visit({ language: 'en' });
  await late.goTo(`/auth-redirect?code=${code}&to=//evil.example/`);
  await late.page.getByText(refusals.partner.usedCode).waitFor();
  expect(late.page.url()).toBe(`${audience}/custom/auth-redirect`);
  expect(late.errors).toEqual([]);
  await late.close();
});
