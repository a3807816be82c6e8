import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestFixture } from '../../../app/testing/testFixture.ts';
import { expectUserError } from '../../../platform/testing/actor.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import { fillOrder } from '../dossier/testing/testStage.ts';
import { getDossier } from '../dossier/wire.ts';
import { loadedContainers, suggestedPlaces } from './plan.ts';
import {
  approveScheme,
  downloadScheme,
  getScheme,
  returnScheme,
  type Scheme,
  type SchemePiece,
  saveScheme,
  submitScheme,
  takeWeights,
} from './wire.ts';

const run = promisify(execFile);

let fixture: TestFixture;
let orderBigNo = '';
beforeAll(async () => {
  fixture = await TestFixture.open();
  const { shipper, operator } = fixture;
  const stage = { shipper, operator, newTrain: () => fixture.newTrain(20) };
  ({ orderBigNo } = await fillOrder(stage, ['CSQU3054383', 'TGHU1234567']));
});
afterAll(() => fixture.close());

const PALLETS: SchemePiece = {
  pieceKey: 'p1',
  name: '托盘 Паллета',
  length: 120,
  width: 100,
  height: 110,
  weight: 600,
  count: 30,
  carriesOthers: true,
  isTurnable: true,
};

const wholePlan = ({ containers }: Pick<Scheme, 'containers'>) => ({
  pieces: [PALLETS],
  places: suggestedPlaces({ containers, pieces: [PALLETS] }),
  lashing: containers
    .slice(0, 1)
    .map(({ orderContainerId }) => ({ orderContainerId, kind: 'strap' as const, count: 5 })),
});

test('a scheme is saved whole, reviewed, drawn, and gives its weights to the dossier', async () => {
  const { shipper, operator } = fixture;
  const first = await shipper.send(getScheme, { orderBigNo });
  expect(first).toMatchObject({ version: 0, state: 'draft', pieces: [], abilities: { edit: true, submit: false } });
  const plan = wholePlan(first);
  expect(plan.places).toHaveLength(PALLETS.count);
  const [lost] = plan.places;
  const saved = await shipper.send(saveScheme, { orderBigNo, version: 0, ...plan, places: plan.places.slice(1) });
  const early = await expectUserError(shipper.inLanguage('en').send(submitScheme, { orderBigNo, ...saved }));
  expect(early.message).toContain('not in a container');
  const floating = lost && { ...lost, z: lost.z + 60 };
  const again = await shipper.send(saveScheme, {
    orderBigNo,
    ...saved,
    ...plan,
    places: [...plan.places.slice(1), ...(floating ? [floating] : [])],
  });
  const faulty = await expectUserError(shipper.inLanguage('en').send(submitScheme, { orderBigNo, ...again }));
  expect(faulty.message).toContain('may not travel');
  const whole = await shipper.send(saveScheme, { orderBigNo, ...again, ...plan });
  await shipper.send(submitScheme, { orderBigNo, ...whole });

  const submitted = await operator.send(getScheme, { orderBigNo });
  expect(submitted).toMatchObject({ state: 'submitted', abilities: { review: true } });
  await operator.send(returnScheme, { orderBigNo, version: submitted.version, reason: 'chocks are missing' });
  const returned = await shipper.send(getScheme, { orderBigNo });
  expect(returned).toMatchObject({ state: 'returned', words: 'chocks are missing', abilities: { submit: true } });
  await shipper.send(submitScheme, { orderBigNo, version: returned.version });
  await operator.send(approveScheme, { orderBigNo, version: returned.version + 1 });
  const approved = await shipper.send(getScheme, { orderBigNo });
  expect(approved).toMatchObject({ state: 'approved', words: '' });

  const loadedIds = new Set(plan.places.map(({ orderContainerId }) => orderContainerId));
  const taken = await shipper.send(takeWeights, { orderBigNo, version: approved.version });
  expect(taken.containers).toBe(loadedIds.size);
  const { facts } = await shipper.send(getDossier, { orderBigNo });
  const vgms = facts
    .filter(({ scope, field }) => field === 'vgmKg' && [...loadedIds].some((id) => scope === `container-${id}`))
    .map(({ value }) => Number(value));
  const tares = approved.containers.filter(({ orderContainerId }) => loadedIds.has(orderContainerId));
  const tare = tares.reduce((sum, { tareKg }) => sum + tareKg, 0);
  expect(vgms.reduce((sum, vgm) => sum + vgm, 0)).toBe(tare + PALLETS.weight * PALLETS.count + 5 * 4);
  expect((await shipper.send(takeWeights, { orderBigNo, version: approved.version })).containers).toBe(0);
});

test('what secures the cargo counts against the payload', async () => {
  const { containers } = await fixture.shipper.send(getScheme, { orderBigNo });
  const plan = { ...wholePlan({ containers }), containers };
  expect(loadedContainers(plan).flatMap(({ faults }) => faults)).toEqual([]);
  const [{ orderContainerId } = { orderContainerId: 0 }] = containers;
  const chained = loadedContainers({ ...plan, lashing: [{ orderContainerId, kind: 'chain', count: 999 }] });
  expect(chained[0]?.faults.map(({ kind }) => kind)).toEqual(['overweight']);
});

test('the drawing says in Chinese and Russian what stands where', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ironsilk-drawing-'));
  const textOf = async (language: 'zh' | 'ru') => {
    const { content } = await fixture.shipper.download(downloadScheme, { orderBigNo, language });
    const file = path.join(folder, `${language}.pdf`);
    await writeFile(file, content);
    return (await run('pdftotext', ['-layout', file, '-'])).stdout;
  };
  const [zh, ru] = [await textOf('zh'), await textOf('ru')];
  await rm(folder, { recursive: true });
  expect(zh).toContain('装载加固方案');
  expect(zh).toContain('俯视图');
  expect(ru).toContain('Схема размещения и крепления груза');
  expect(ru).toContain('Стяжной ремень × 5');
  for (const text of [zh, ru]) expect(text).toContain('120 × 100 × 110');
});

test('of two people at one scheme the second is told; what does not fit its order is refused', async () => {
  const { shipper, operator } = fixture;
  const scheme = await shipper.send(getScheme, { orderBigNo });
  const { version } = scheme;
  const plan = wholePlan(scheme);
  await operator.send(saveScheme, { orderBigNo, version, ...plan });
  const late = await expectUserError(shipper.send(saveScheme, { orderBigNo, version, ...plan }));
  expect(late.code).toBe(CODE.warning);
  const [place] = plan.places;
  const wrong = [
    { ...plan, places: place ? [{ ...place, orderContainerId: 999_999_999 }] : [] },
    { ...plan, places: place ? [place, place] : [] },
    { ...plan, places: place ? [{ ...place, nth: 31 }] : [] },
    { ...plan, pieces: [PALLETS, PALLETS] },
    { ...plan, pieces: [PALLETS, { ...PALLETS, pieceKey: 'p2', count: 171 }] },
  ];
  for (const one of wrong)
    await expectUserError(shipper.send(saveScheme, { orderBigNo, version: version + 1, ...one }));
  expect((await shipper.send(getScheme, { orderBigNo })).version).toBe(version + 1);
});

test('another company finds no scheme, and cannot review one', async () => {
  const { rival, shipper } = fixture;
  const { version } = await shipper.send(getScheme, { orderBigNo });
  const seen = { orderBigNo, version };
  const absent = [
    rival.send(getScheme, { orderBigNo }),
    rival.send(saveScheme, { ...seen, pieces: [], places: [], lashing: [] }),
    rival.send(submitScheme, seen),
    rival.send(takeWeights, seen),
    rival.download(downloadScheme, { orderBigNo, language: 'zh' }),
  ];
  expect((await Promise.all(absent.map(expectUserError))).map(({ code }) => code)).toEqual(
    absent.map(() => CODE.absent),
  );
  expect((await expectUserError(shipper.send(approveScheme, seen))).code).toBe(CODE.forbidden);
});
