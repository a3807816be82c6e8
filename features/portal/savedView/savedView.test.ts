import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import { listSavedViews, MAX_OWN_VIEWS, removeView, saveView } from './wire.ts';

const LIST = '/booking/booking/list';
const VIEW = { name: 'Late', query: 'state=1&isAsc=ascending', hiddenColumns: ['teu'] };
const LATE = { list: LIST, ...VIEW };

let server: TestServer;
let shipper: Actor;
let clerk: Actor;
let rival: Actor;
beforeAll(async () => {
  server = await startTestServer();
  [shipper, clerk, rival] = await Promise.all([
    server.signInAs('shipper'),
    server.signInAs('clerk'),
    server.signInAs('rival'),
  ]);
});
afterAll(() => server.stop());

const viewsOf = (person: Actor, list = LIST) => person.send(listSavedViews, { list });
const namesOf = async (person: Actor, list = LIST) => (await viewsOf(person, list)).map(({ name }) => name);

test('a view is its own list’s and person’s; shared, it is read by colleagues and by no other company', async () => {
  await shipper.send(saveView, { ...LATE, isShared: '0' });
  expect(await viewsOf(shipper)).toMatchObject([{ ...VIEW, isOwn: true, isShared: false }]);
  expect(await namesOf(shipper, '/settlement/bill/list')).toEqual([]);
  expect(await namesOf(clerk)).toEqual([]);

  await shipper.send(saveView, { ...LATE, query: 'state=2', isShared: '1' });
  expect(await viewsOf(shipper)).toMatchObject([{ name: 'Late', query: 'state=2', isShared: true }]);
  const [seen] = await viewsOf(clerk);
  expect(seen).toMatchObject({ name: 'Late', query: 'state=2', isOwn: false });
  expect(seen?.ownerName).not.toBe('');
  expect(await namesOf(rival)).toEqual([]);
});

test('only its owner removes a view', async () => {
  await clerk.send(saveView, { ...LATE, name: 'Mine', isShared: '1' });
  const mine = (await viewsOf(clerk)).find(({ name }) => name === 'Mine');
  const { viewId = 0 } = mine ?? {};
  await expectUserError(shipper.send(removeView, { viewId }));
  await expectUserError(rival.send(removeView, { viewId }));
  await clerk.send(removeView, { viewId });
  expect(await namesOf(clerk)).not.toContain('Mine');
  await expectUserError(clerk.send(removeView, { viewId }));
});

test('one view more than a list keeps is refused at its name, one of the same name still replaced', async () => {
  for (let number = 0; number < MAX_OWN_VIEWS; number += 1)
    await rival.send(saveView, { ...LATE, name: `View ${number}`, isShared: '0' });
  const refused = await expectUserError(rival.send(saveView, { ...LATE, name: 'One more', isShared: '0' }));
  expect(refused.fields).toHaveProperty('name');
  await rival.send(saveView, { ...LATE, name: 'View 0', query: '', isShared: '0' });
  expect(await viewsOf(rival)).toHaveLength(MAX_OWN_VIEWS);
});
