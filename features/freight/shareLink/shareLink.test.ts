import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingOf, TestFixture } from '../../../app/testing/testFixture.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { photo } from '../../../platform/testing/sampleFiles.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { download } from '../../documents/resource/wire.ts';
import { queryAllTip } from '../../portal/message/wire.ts';
import { confirmBooking } from '../booking/operatorWire.ts';
import { getOrderDetail, getTimeline, saveBooking } from '../booking/wire.ts';
import { giveFile, giveNumbers, giveVgm, openShareLink } from './holderWire.ts';
import type { LinkTask } from './link.ts';
import { listLinksOfOrder, listLinkUses, makeShareLink, revokeShareLink, shareLinks } from './wire.ts';

let fixture: TestFixture;
beforeAll(async () => {
  fixture = await TestFixture.open();
});
afterAll(() => fixture.close());

const [FIRST, SECOND, THIRD] = ['CSQU3054383', 'TCKU2114174', 'MSKU1234565'] as const;

async function confirmedOrder(count = 2) {
  const { shipper, operator } = fixture;
  const { orderBigNo } = await shipper.send(saveBooking, bookingOf(await fixture.newTrain(100), [['42G1', count]]));
  await operator.send(confirmBooking, { orderBigNo });
  const { containers } = await shipper.send(getOrderDetail, { orderBigNo });
  return { orderBigNo, ids: containers.map(({ orderContainerId }) => orderContainerId) };
}

interface Wanted {
  orderContainerId?: number | null;
  maxUses?: number;
}

async function linkTo(orderBigNo: string, task: LinkTask, { orderContainerId = null, maxUses = 10 }: Wanted = {}) {
  const given = {
    orderBigNo,
    orderContainerId,
    task,
    recipient: 'Warehouse',
    language: 'ru',
    days: 7,
    maxUses,
  } as const;
  const made = await fixture.shipper.send(makeShareLink, given);
  const address = new URL(made.url);
  return { ...made, path: address.pathname, token: address.hash.slice(1) };
}

let keys = 0;
const newKey = () => {
  keys += 1;
  return `use-${keys}`;
};

const open = (token: string, visitKey = newKey()) => fixture.server.anonymous.send(openShareLink, { token, visitKey });
const numbers = (
  token: string,
  containers: { orderContainerId: number; containerNo: string; sealNo?: string }[],
  useKey = newKey(),
) => fixture.server.anonymous.send(giveNumbers, { token, useKey, containers });
const masses = (token: string, containers: { orderContainerId: number; vgmKg: number }[], useKey = newKey()) =>
  fixture.server.anonymous.send(giveVgm, {
    token,
    useKey,
    method: '1',
    signer: 'Li Siyuan',
    date: '2026-12-01',
    containers,
  });
const saved = async (orderBigNo: string) => (await fixture.shipper.send(getOrderDetail, { orderBigNo })).containers;

describe('a link for numbers', () => {
  test('takes numbers and seals of its containers, once for a key, and the order hears of it', async () => {
    const {
      orderBigNo,
      ids: [first = 0, second = 0],
    } = await confirmedOrder();
    const { token, path, linkId } = await linkTo(orderBigNo, 'numbers');
    expect(path).toBe('/custom/supplementBoxNumber');
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    const opened = await open(token);
    expect(opened).toMatchObject({ task: 'numbers', containers: [{ containerNo: '' }, { containerNo: '' }] });
    expect(JSON.stringify(opened)).not.toContain(orderBigNo);

    const rows = [
      { orderContainerId: first, containerNo: 'csqu 305438-3', sealNo: 'SL1' },
      { orderContainerId: second, containerNo: 'TCKU2114175' },
    ];
    const answer = await numbers(token, rows, 'same');
    expect(Object.keys(answer.fields)).toEqual(['containers.1.containerNo']);
    // the second sending, whose first answer was lost, names what was not saved
    expect(Object.keys((await numbers(token, rows, 'same')).fields)).toEqual(['containers.1.containerNo']);
    expect(await saved(orderBigNo)).toMatchObject([{ containerNo: FIRST, sealNo: 'SL1' }, { containerNo: null }]);
    const [link] = await fixture.shipper.send(listLinksOfOrder, { orderBigNo });
    // what was wrong is put right by the same use
    expect(link).toMatchObject({ linkId, usedCount: 0, state: 'live', recipient: 'Warehouse' });
    const uses = await fixture.shipper.send(listLinkUses, { linkId });
    expect(uses.map(({ deed, detail }) => [deed, detail])).toEqual([
      ['numbers', `${FIRST} / SL1`],
      ['opened', ''],
    ]);
    const [entry] = await fixture.shipper.send(getTimeline, { orderBigNo });
    expect(entry).toMatchObject({ text: 'Container numbers entered by shared link', who: 'Warehouse' });
    const { newUiMessageLists } = await fixture.shipper.send(queryAllTip, { handWay: '0', pageSize: 20 });
    const told = newUiMessageLists.rows.find(({ handParam }) => handParam?.includes(orderBigNo));
    expect(told?.title).toBe('Container numbers entered by shared link');
    const right = await numbers(token, [{ orderContainerId: second, containerNo: THIRD }]);
    expect(right.fields).toEqual({});
    const [used] = await fixture.shipper.send(listLinksOfOrder, { orderBigNo });
    expect(used?.usedCount).toBe(1);
  });

  test('refuses wrong numbers at their fields, and containers that it does not open', async () => {
    const order = await confirmedOrder();
    const other = await confirmedOrder(1);
    const [first = 0, second = 0] = order.ids;
    const { token } = await linkTo(order.orderBigNo, 'numbers', { orderContainerId: first });
    expect((await open(token)).task === 'numbers').toBe(true);
    const wrong = await expectUserError(numbers(token, [{ orderContainerId: first, containerNo: 'CSQU3054384' }]));
    expect(Object.keys(wrong.fields)).toEqual(['containers.0.containerNo']);
    for (const orderContainerId of [second, other.ids[0] ?? 0]) {
      const refused = await expectUserError(numbers(token, [{ orderContainerId, containerNo: THIRD }]));
      expect(Object.keys(refused.fields)).toEqual(['containers.0.containerNo']);
    }
    expect(await saved(order.orderBigNo)).toMatchObject([{ containerNo: null }, { containerNo: null }]);
    expect(await saved(other.orderBigNo)).toMatchObject([{ containerNo: null }]);
    // what was refused takes no use
    expect(await fixture.shipper.send(listLinksOfOrder, { orderBigNo: order.orderBigNo })).toMatchObject([
      { usedCount: 0 },
    ]);
  });
});

describe('a link for the VGM', () => {
  test('takes masses with method, signer and day, and refuses one above the permitted gross mass', async () => {
    const {
      orderBigNo,
      ids: [first = 0, second = 0],
    } = await confirmedOrder();
    const { token } = await linkTo(orderBigNo, 'vgm');
    const heavy = await expectUserError(
      masses(token, [
        { orderContainerId: first, vgmKg: 20_000 },
        { orderContainerId: second, vgmKg: 32_501 },
      ]),
    );
    expect(heavy.fields).toEqual({ 'containers.1.vgmKg': expect.stringContaining('32500') });
    await masses(token, [{ orderContainerId: first, vgmKg: 20_000 }], 'once');
    await masses(token, [{ orderContainerId: first, vgmKg: 21_000 }], 'once');
    expect(await saved(orderBigNo)).toMatchObject([{ vgmKg: 20_000 }, { vgmKg: null }]);
    const { rows } = await fixture.database.query(
      `select field, value, source from cargo_fact join booking_order on booking_order.id = order_id
       where order_no = $1 and field like 'vgm%' order by field`,
      [orderBigNo],
    );
    expect(rows).toEqual([
      { field: 'vgmDate', value: '2026-12-01', source: 'link' },
      { field: 'vgmKg', value: '20000', source: 'link' },
      { field: 'vgmMethod', value: '1', source: 'link' },
      { field: 'vgmSigner', value: 'Li Siyuan', source: 'link' },
    ]);
  });
});

describe('a link for photos', () => {
  test('takes files one by one, once for a key; the company and the platform read them, nobody else', async () => {
    const {
      orderBigNo,
      ids: [first = 0],
    } = await confirmedOrder();
    const { token, linkId } = await linkTo(orderBigNo, 'photos');
    const { anonymous } = fixture.server;
    const given = { token, useKey: 'photo-1', orderContainerId: first };
    await anonymous.send(giveFile, given, await photo('seal.jpg'));
    await anonymous.send(giveFile, given, await photo('seal.jpg'));
    const { rows: counted } = await fixture.database.query(
      `select count(*)::int as count from resource where doc_type = 'LINKFILE' and rela_id = $1`,
      [String(linkId)],
    );
    expect(counted).toEqual([{ count: 1 }]);
    const uses = await fixture.shipper.send(listLinkUses, { linkId });
    const { resourceId } = uses.find(({ deed }) => deed === 'file') ?? {};
    const file = { resourceId: resourceId ?? 0 };
    for (const reader of [fixture.shipper, fixture.operator])
      expect((await reader.download(download, file)).content.length).toBeGreaterThan(0);
    expect((await expectUserError(fixture.rival.download(download, file))).code).toBe(CODE.absent);
    const fake = { name: 'photo.jpg', content: new TextEncoder().encode('no photo') };
    await expectUserError(anonymous.send(giveFile, { token, useKey: 'photo-2' }, fake));
  });
});

test('a link to follow shows the journey without the number of the order, and counts visits', async () => {
  const { orderBigNo } = await confirmedOrder();
  const { token, path } = await linkTo(orderBigNo, 'follow', { maxUses: 2 });
  expect(path).toBe('/custom/shareLink');
  const opened = await open(token, 'monday');
  expect(opened).toMatchObject({ task: 'follow', journey: { number: '', stops: expect.any(Array) } });
  expect(JSON.stringify(opened)).not.toContain(orderBigNo);
  await open(token, 'monday');
  await open(token, 'tuesday');
  await open(token, 'monday');
  expect((await expectUserError(open(token, 'wednesday'))).fields.token).toContain('permitted number of times');
});

describe('a link that is over', () => {
  const reasonOf = async (token: string) => {
    const refused = await expectUserError(open(token));
    expect(refused.code).toBe(CODE.absent);
    return refused.fields.token;
  };

  test('says so and whom to ask: used up, expired, revoked, its order ended', async () => {
    const {
      orderBigNo,
      ids: [first = 0],
    } = await confirmedOrder();
    const { rows } = await fixture.database.query(
      `select full_name as name from company join booking_order on company_id = company.id where order_no = $1`,
      [orderBigNo],
    );
    const [{ name }] = rows;
    const once = await linkTo(orderBigNo, 'numbers', { maxUses: 1 });
    await open(once.token, 'visit');
    await numbers(once.token, [{ orderContainerId: first, containerNo: SECOND }], 'the one');
    expect(await reasonOf(once.token)).toBe(
      `This link has been used the permitted number of times. Please ask ${name} for a new one.`,
    );
    expect((await expectUserError(open(once.token, 'visit'))).fields.token).toContain('permitted number of times');
    // the same submission sent again is answered as the first time
    await numbers(once.token, [{ orderContainerId: first, containerNo: SECOND }], 'the one');

    const old = await linkTo(orderBigNo, 'vgm');
    await fixture.database.query(`update share_link set expires_at = now() where id = $1`, [old.linkId]);
    expect(await reasonOf(old.token)).toBe(`This link has expired. Please ask ${name} for a new one.`);

    const revoked = await linkTo(orderBigNo, 'photos');
    await expectUserError(fixture.rival.send(revokeShareLink, { linkId: revoked.linkId }));
    await fixture.operator.send(revokeShareLink, { linkId: revoked.linkId });
    expect(await reasonOf(revoked.token)).toBe(`This link has been revoked. Please contact ${name}.`);

    const last = await linkTo(orderBigNo, 'follow');
    await fixture.database.query(`update booking_order set state = 'withdrawn' where order_no = $1`, [orderBigNo]);
    expect(await reasonOf(last.token)).toContain('closed');
    const states = (await fixture.shipper.send(listLinksOfOrder, { orderBigNo })).map(({ state }) => state);
    expect(states).toEqual(['live', 'revoked', 'expired', 'usedUp']);
  });
});

test('a link opens its own task alone, and nothing that needs a session', async () => {
  const {
    orderBigNo,
    ids: [first = 0],
  } = await confirmedOrder();
  const follow = await linkTo(orderBigNo, 'follow');
  const vgm = await linkTo(orderBigNo, 'vgm');
  for (const { token } of [follow, vgm]) {
    const refused = await expectUserError(numbers(token, [{ orderContainerId: first, containerNo: THIRD }]));
    expect(refused.code).toBe(CODE.absent);
  }
  expect((await expectUserError(masses(follow.token, [{ orderContainerId: first, vgmKg: 9_000 }]))).code).toBe(
    CODE.absent,
  );
  const asSession = fixture.server.anonymous.withToken(vgm.token);
  expect((await expectUserError(asSession.send(getOrderDetail, { orderBigNo }))).code).toBe(CODE.signIn);
  expect(await saved(orderBigNo)).toMatchObject([{ containerNo: null, vgmKg: null }, { containerNo: null }]);
});

test("links of another company's order are neither made nor listed nor read", async () => {
  const { orderBigNo } = await confirmedOrder();
  const { linkId } = await linkTo(orderBigNo, 'vgm');
  const { rival } = fixture;
  const given = {
    orderBigNo,
    orderContainerId: null,
    task: 'follow',
    recipient: '',
    language: 'en',
    days: 1,
    maxUses: 1,
  } as const;
  const attempts = [
    () => rival.send(makeShareLink, given),
    () => rival.send(listLinksOfOrder, { orderBigNo }),
    () => rival.send(listLinkUses, { linkId }),
  ];
  for (const attempt of attempts) expect((await expectUserError(attempt())).code).toBe(CODE.absent);
  expect((await rival.send(shareLinks.list, {})).rows.filter((row) => row.linkId === linkId)).toEqual([]);
  expect((await fixture.operator.send(shareLinks.list, { orderBigNo })).rows).toMatchObject([{ linkId }]);
});

test('who guesses tokens is slowed down', async () => {
  const guesses = Array.from({ length: 60 }, (_, place) => expectUserError(open(`guess-${place}`, 'guess')));
  const codes = new Set((await Promise.all(guesses)).map(({ code }) => code));
  // the second is for a while: what waits in a browser is not given up for it
  expect(codes).toEqual(new Set([CODE.absent, CODE.warning]));
});
