import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, expectUserError } from '../../../platform/testing/actor.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/testServer.ts';
import type { SentBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../platform/wire/time.ts';
import { getInfo } from '../../people/session/wire.ts';
import * as wire from './wire.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => formatDateTime(new Date(Date.now() + hours * HOUR_MS));

let server: TestServer;
let operator: Actor;
let shipper: Actor;
let agent: Actor;
let tourist: Actor;
beforeAll(async () => {
  server = await startTestServer();
  [operator, shipper, agent, tourist] = await Promise.all([
    server.signInAs('operator'),
    server.signInAs('shipper'),
    server.signInAs('agent'),
    server.signInAs('tourist'),
  ]);
});
afterAll(() => server.stop());

type NoticeInput = SentBy<typeof wire.addNotice>;

/** By default to everyone, since an hour ago. */
const noticeInput = (changes: Partial<NoticeInput> = {}): NoticeInput => ({
  titles: { zh: '停装通知', en: 'No loading', ru: 'Погрузка остановлена' },
  contents: { zh: '<p>大风</p>', en: '<p>Wind</p>', ru: '<p>Ветер</p>' },
  noticeUrl: '',
  isForceTip: '0',
  companyTypes: [],
  companyScopes: [],
  roleKeys: [],
  beginTime: inHours(-1),
  endTime: '',
  ...changes,
});

async function newPublished(changes: Partial<NoticeInput> = {}): Promise<number> {
  const { id } = await operator.send(wire.addNotice, noticeInput(changes));
  await operator.send(wire.publishNotice, { id });
  return id;
}
const readBy = (person: Actor) => person.send(wire.queryNoticeList, {});
const isVisibleTo = async (person: Actor, id: number) => (await readBy(person)).some((notice) => notice.id === id);

describe('a reader', () => {
  test('reads a notice in their own language, and in Chinese where nobody wrote it in that', async () => {
    const id = await newPublished({
      titles: { zh: '停装通知', en: 'No loading', ru: '' },
      contents: { zh: '<p>大风</p>', en: '<p>&nbsp;</p>', ru: '' },
    });
    const read = async (person: Actor) => (await readBy(person)).find((notice) => notice.id === id);
    expect(await read(shipper.inLanguage('zh'))).toMatchObject({ noticeTitle: '停装通知' });
    expect(await read(shipper.inLanguage('en'))).toMatchObject({
      noticeTitle: 'No loading',
      noticeContent: '<p>大风</p>',
      isForceTip: '0',
      endTime: '',
    });
    expect(await read(shipper.inLanguage('ru'))).toMatchObject({ noticeTitle: '停装通知' });
  });

  test('sees none that is not published, not begun, over or withdrawn', async () => {
    const { id: draft } = await operator.send(wire.addNotice, noticeInput());
    const coming = await newPublished({ beginTime: inHours(1) });
    const withdrawn = await newPublished();
    await operator.send(wire.withdrawNotice, { id: withdrawn });
    const over = await newPublished();
    const past = noticeInput({ beginTime: inHours(-3), endTime: inHours(-2) });
    await operator.send(wire.changeNotice, { id: over, ...past });
    for (const id of [draft, coming, withdrawn, over]) expect(await isVisibleTo(shipper, id)).toBe(false);
  });

  test('sees those alone that are meant for their company, its business or their role', async () => {
    const audiences: [Partial<NoticeInput>, Actor[], Actor[]][] = [
      [{}, [shipper, agent, tourist, operator], []],
      [{ companyTypes: [10] }, [agent], [shipper, tourist, operator]],
      [{ companyScopes: [2, 4] }, [shipper], [agent, tourist]],
      [{ roleKeys: ['operator', 'customer'] }, [shipper, operator], [agent, tourist]],
      [{ companyTypes: [2], roleKeys: ['agent'] }, [], [shipper, agent]],
    ];
    for (const [audience, readers, others] of audiences) {
      const id = await newPublished(audience);
      for (const person of readers) expect(await isVisibleTo(person, id)).toBe(true);
      for (const person of others) expect(await isVisibleTo(person, id)).toBe(false);
    }
  });

  test('may leave the texts for when a notice is opened, and opens those alone that are meant for them', async () => {
    const id = await newPublished({ companyTypes: [10] });
    const list = await agent.send(wire.queryNoticeList, { withContent: '0' });
    expect(list.find((notice) => notice.id === id)).toMatchObject({ noticeTitle: 'No loading' });
    expect(list.every(({ noticeContent }) => noticeContent === '')).toBe(true);
    expect(await agent.send(wire.queryNotice, { id })).toMatchObject({ noticeContent: '<p>Wind</p>' });
    expect((await expectUserError(shipper.send(wire.queryNotice, { id }))).code).toBe(CODE.absent);
    await operator.send(wire.withdrawNotice, { id });
    expect((await expectUserError(agent.send(wire.queryNotice, { id }))).code).toBe(CODE.absent);
  });

  test('is told beforehand how many there are, so that the page keeps their place', async () => {
    const before = (await shipper.send(getInfo, {})).noticeCount;
    const id = await newPublished();
    expect((await shipper.send(getInfo, {})).noticeCount).toBe(before + 1);
    expect((await readBy(shipper)).length).toBe(before + 1);
    await operator.send(wire.withdrawNotice, { id });
    expect((await shipper.send(getInfo, {})).noticeCount).toBe(before);
  });

  test('sees a change of a published notice at once', async () => {
    const id = await newPublished();
    await operator.send(wire.changeNotice, {
      id,
      ...noticeInput({ noticeUrl: '/planyleList', isForceTip: '1' }),
    });
    const found = (await readBy(shipper)).find((notice) => notice.id === id);
    expect(found).toMatchObject({ noticeUrl: '/planyleList', isForceTip: '1' });
  });
});

test('what is written is cleaned before anybody reads it', async () => {
  const html = '<p onclick="x()">a<script>alert(1)</script><a href="javascript:x">b</a></p>';
  const id = await newPublished({ contents: { zh: html, en: html, ru: html } });
  const found = (await readBy(shipper)).find((notice) => notice.id === id);
  expect(found?.noticeContent).toBe('<p>a<span>b</span></p>');
});

describe('who writes notices', () => {
  let id: number;
  beforeEach(async () => {
    ({ id } = await operator.send(wire.addNotice, noticeInput({ titles: { zh: '草稿一', en: '', ru: '' } })));
  });

  test('finds them by a part of the title and by where they stand', async () => {
    const found = await operator.send(wire.listNotices, {
      title: '草稿一',
      standing: 'draft',
      pageSize: 100,
    });
    const entry = found.rows.find((row) => row.id === id);
    expect(entry).toMatchObject({ title: '草稿一', standing: 'draft', writerName: '赵敏' });
    expect(entry?.abilities).toEqual({ edit: true, publish: true, withdraw: false, remove: true });
    for (const standing of ['showing', 'coming', 'over', 'withdrawn'] as const) {
      const { rows } = await operator.send(wire.listNotices, { standing, pageSize: 100 });
      expect(rows.every((row) => row.standing === standing)).toBe(true);
      expect(rows.length).toBeGreaterThan(0);
    }
  });

  test('publishes once, withdraws once, and may publish again', async () => {
    const [first, second] = await Promise.allSettled([
      operator.send(wire.publishNotice, { id }),
      (await server.signInAs('admin')).send(wire.publishNotice, { id }),
    ]);
    expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
    await operator.send(wire.withdrawNotice, { id });
    expect((await expectUserError(operator.send(wire.withdrawNotice, { id }))).message).toContain('withdrawn');
    expect((await operator.send(wire.readNotice, { id })).standing).toBe('withdrawn');
    await (await server.signInAs('admin')).send(wire.publishNotice, { id });
    expect((await operator.send(wire.readNotice, { id })).standing).toBe('showing');
  });

  test('deletes drafts alone', async () => {
    const shown = await newPublished();
    const refused = await expectUserError(operator.send(wire.removeNotice, { id: `${id},${shown}` }));
    expect(refused.message).toContain('drafts');
    await operator.send(wire.removeNotice, { id: `${id}` });
    expect((await expectUserError(operator.send(wire.readNotice, { id }))).code).toBe(CODE.absent);
  });

  test('is told what is wrong, at its field', async () => {
    const wrong: [Partial<NoticeInput>, string][] = [
      [{ titles: { zh: ' ', en: 'x', ru: '' } }, 'titles.zh'],
      [{ noticeUrl: 'javascript:alert(1)' }, 'noticeUrl'],
      [{ noticeUrl: '//evil.example' }, 'noticeUrl'],
      [{ noticeUrl: 'planyleList' }, 'noticeUrl'],
      [{ noticeUrl: '/\t/evil.example' }, 'noticeUrl'],
      [{ noticeUrl: 'http:evil' }, 'noticeUrl'],
      [{ beginTime: inHours(2), endTime: inHours(1) }, 'endTime'],
      [{ contents: { zh: 'x'.repeat(60_001), en: '', ru: '' } }, 'contents.zh'],
    ];
    for (const [changes, field] of wrong) {
      const { fields } = await expectUserError(operator.send(wire.addNotice, noticeInput(changes)));
      expect(Object.keys(fields), JSON.stringify(changes).slice(0, 80)).toEqual([field]);
    }
  });

  test('publishes nothing that is empty or over', async () => {
    const nothing = { zh: '<p> </p>', en: '<p>x</p>', ru: '' };
    const empty = await operator.send(wire.addNotice, noticeInput({ contents: nothing }));
    const refused = await expectUserError(operator.send(wire.publishNotice, empty));
    expect(Object.keys(refused.fields)).toEqual(['contents.zh']);
    const linked = await operator.send(wire.addNotice, noticeInput({ contents: nothing, noticeUrl: '/index' }));
    await operator.send(wire.publishNotice, linked);
    const over = await operator.send(wire.addNotice, noticeInput({ beginTime: inHours(-3), endTime: inHours(-2) }));
    expect((await expectUserError(operator.send(wire.publishNotice, over))).message).toContain('passed');
  });
});
