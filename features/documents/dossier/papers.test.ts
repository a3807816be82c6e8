import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawForm } from '../../../libs/formPdf/drawForm.ts';
import { formPdf } from '../../../libs/formPdf/formPdf.ts';
import { PACK_TYPES } from '../../freight/nomenclature/packTypes.ts';
import { PAPER_CODES, type PaperCode, placeOf, TRAIN_PAPER_CODES } from './paperCodes.ts';
import { railwayName } from './railways.ts';
import type { Dossier } from './server/dossier.ts';
import { composePaper, differencesFrom, fillPaper, textsShown } from './server/machine/compose.ts';
import { type Fact, lengthOf } from './server/machine/paper.ts';
import { paperOf, trainPaperOf } from './server/papers/papers.ts';
import { codesOf, subjectOf } from './server/subject.ts';
import { goodsLine, STOPS, STOPS_TO_EUROPE, sampleDossier, sampleTrain } from './testing/sampleDossier.ts';

const run = promisify(execFile);

/** The common note is of routes to Europe. */
const routed = (code: PaperCode, dossier: Dossier): Dossier =>
  code === 'cimSmgs' || code === 'ens' ? { ...dossier, stops: STOPS_TO_EUROPE } : dossier;

const compose = (code: PaperCode, given: Dossier) => {
  const dossier = routed(code, given);
  const isOfOrder = placeOf(code).scope === 'order';
  const orderContainerId = isOfOrder ? null : (dossier.containers[0]?.orderContainerId ?? null);
  return composePaper(paperOf(code), subjectOf(dossier, { code, orderContainerId }));
};

/** Output of `pdftotext` without white space, `pdffonts` and `qpdf --check` for a PDF. */
async function inspect(pdf: Uint8Array) {
  const folder = await mkdtemp(path.join(tmpdir(), 'paper-'));
  const file = path.join(folder, 'paper.pdf');
  try {
    await writeFile(file, pdf);
    const [text, fonts, structure] = await Promise.all([
      run('pdftotext', ['-enc', 'UTF-8', '-layout', file, '-']),
      run('pdffonts', [file]),
      run('qpdf', ['--check', file]),
    ]);
    return { text: text.stdout, fonts: fonts.stdout.trim().split('\n').slice(2), structure: structure.stdout };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const bare = (text: string) => text.normalize('NFKC').replace(/\s+/g, '');

describe.each(PAPER_CODES)('%s', (code) => {
  test('has no fault once the dossier holds what it needs, and its PDF says the same with embedded fonts', async () => {
    const composed = await compose(code, sampleDossier());
    expect(composed.faults).toEqual([]);
    const pdf = await formPdf(composed.drawn, code);
    if (process.env.PAPERS_TO) await writeFile(path.join(process.env.PAPERS_TO, `${code}.pdf`), pdf);
    const { text, fonts, structure } = await inspect(pdf);
    const drawn = composed.drawn.pages.flatMap((page) => page.texts.map((one) => bare(one.text)));
    const read = bare(text);
    expect(drawn.filter((words) => !read.includes(words))).toEqual([]);
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font, 'embedded, subset, readable').toMatch(/ yes yes yes /);
    expect(structure).toContain('No syntax or stream encoding errors found');
  });

  test('shows nothing but what the dossier holds, whatever that is', async () => {
    await fc.assert(
      fc.asyncProperty(anyDossier(), async (dossier) => {
        const { boxes } = await compose(code, dossier);
        const known = wordsOf(JSON.stringify(routed(code, dossier), mapsToo));
        const facts = [...boxes.values()].flatMap((box) => box.facts).filter(({ cell }) => cell !== null);
        expect(facts.flatMap((fact) => strangeWords(fact, known))).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('a text that no box holds is told with both lengths, and nothing is cut', async () => {
    const long = (text: string) => text.repeat(Math.ceil(400 / text.length)).slice(0, 400);
    const dossier = sampleDossier();
    const [line] = dossier.lines;
    if (line === undefined) throw new Error('no goods');
    const values = {
      ...line.values,
      goodsNameCn: long('轴承'),
      goodsNameEn: long('Bearing '),
      goodsNameRu: long('Подшипник '),
      goodsSign: long('МАРКИ'),
    };
    const { faults, boxes, drawn } = await compose(code, { ...dossier, lines: [{ ...line, values }] });
    for (const [id, { text, maxLength }] of boxes) {
      const fault = faults.find(({ boxId, reason }) => boxId === id && reason === 'tooLong');
      if (lengthOf(text) > maxLength) expect(fault).toMatchObject({ has: lengthOf(text), holds: maxLength });
      else if (fault === undefined) expect(bare(drawnText(drawn))).toContain(bare(text));
    }
  });
});

test.each(PAPER_CODES)('%s: each box holds as many letters as it says, in every script', async (code) => {
  const dossier = sampleDossier();
  const orderContainerId = placeOf(code).scope === 'order' ? null : 7;
  const { form, boxes } = fillPaper(paperOf(code), subjectOf(dossier, { code, orderContainerId }));
  for (const letter of ['国', 'ж ', 'n ']) {
    const filled = form.boxes.map((box) => {
      const { maxLength = 0 } = boxes.get(box.id) ?? {};
      return { ...box, lines: [letter.repeat(Math.floor(maxLength / lengthOf(letter)))] };
    });
    const { overfull } = await drawForm({ ...form, boxes: filled, table: null });
    expect(overfull.map((id) => form.boxes.find((box) => box.id === id)?.title)).toEqual([]);
  }
});

test('goods that one sheet does not hold go on, on further sheets, line by line', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => goodsLine(`line${index}`, 7, '10'));
  const composed = await compose('smgs', sampleDossier({ lines }));
  expect(composed.faults).toEqual([]);
  expect(composed.drawn.pages.length).toBeGreaterThan(2);
  const names = composed.drawn.pages.flatMap(({ texts }) => texts).filter(({ text }) => text === '深沟球轴承');
  expect(names).toHaveLength(60);
});

test('what is missing is named with its box and its cell', async () => {
  const dossier = sampleDossier();
  const { receiveCc: _, ...parties } = dossier.parties;
  const facts = new Map([...dossier.facts].filter(([scope]) => scope !== 'railway-KTZ'));
  const { faults } = await compose('smgs', { ...dossier, parties, facts });
  const told = faults.map(({ reason, box, cell }) => [reason, box.split(' ')[0], cell]);
  expect(told).toContainEqual(['missing', '4', 'party.receiveCc.nameRu']);
  expect(told).toContainEqual(['missing', '23', 'fact.railway-KTZ.payerCode']);
});

test('goods that stand in no container keep the papers of containers from being issued', async () => {
  const dossier = sampleDossier();
  const second = { orderContainerId: 8, sizeType: '42G1', owner: 'SOC', containerNo: 'TCLU4567906' } as const;
  const lines = [...dossier.lines, goodsLine('loose', null, '5')];
  const { faults } = await compose('vgm', { ...dossier, lines, containers: [...dossier.containers, second] });
  expect(faults).toMatchObject([{ reason: 'notDivided', cell: 'line.loose.container' }]);
});

test('a verified gross mass below tare and goods is refused', async () => {
  const { faults } = await compose('vgm', sampleDossier({ lines: [goodsLine('one', 7, '9000')] }));
  expect(faults).toMatchObject([{ reason: 'vgmBelowSum', cell: 'fact.container-7.vgmKg' }]);
});

test('one weight changes every paper that shows it', async () => {
  const before = sampleDossier();
  const [first, ...others] = before.lines;
  if (first === undefined) throw new Error('no goods');
  const heavier = { ...first, values: { ...first.values, goodsGrossWeightKg: '1777.5' } };
  const after = { ...before, lines: [heavier, ...others] };
  for (const code of PAPER_CODES.filter((one) => one !== 'commercialInvoice')) {
    const issued = textsShown(await compose(code, before));
    const differences = differencesFrom(issued, await compose(code, after));
    const said = differences.map((one) => one.after).join(' ');
    expect(said, code).toMatch(/1777\.5|3777\.5/);
  }
});

test.each(TRAIN_PAPER_CODES)('%s: a train of 100 containers is listed whole', async (code) => {
  const subject = sampleTrain(100);
  const composed = await composePaper(trainPaperOf(code), subject);
  const pdf = await formPdf(composed.drawn, code);
  expect(composed.faults).toEqual([]);
  if (process.env.PAPERS_TO) await writeFile(path.join(process.env.PAPERS_TO, `${code}.pdf`), pdf);
  const { text } = await inspect(pdf);
  const numbers = subject.train.orders.flatMap(({ dossier }) => dossier.containers.map((one) => one.containerNo));
  expect(numbers.filter((number) => !bare(text).includes(number))).toEqual([]);
});

test('a wagon is listed once with its containers, and one that would carry too much is refused', async () => {
  const subject = sampleTrain(3);
  const listed = fillPaper(trainPaperOf('wagonList'), subject);
  expect(listed.boxes.get('0.6')?.text).toBe('TCLU4000000 42G1\nTCLU4000001 42G1');
  expect(listed.boxes.get('0.8')?.text).toBe('14800');
  const [first] = subject.train.orders;
  const facts = new Map(first?.dossier.facts.get('container-1'));
  const weak = new Map([['container-1', facts.set('wagonCapacityT', '14')]]);
  const orders = subject.train.orders.map(({ dossier }, index) => ({
    dossier: index === 0 ? { ...dossier, facts: weak } : dossier,
  }));
  const { faults } = fillPaper(trainPaperOf('wagonList'), { ...subject, train: { ...subject.train, orders } });
  expect(faults).toMatchObject([{ reason: 'wagonOverloaded', cell: 'fact.container-1.wagonCapacityT' }]);
});

test('a route has the papers that its countries ask for', () => {
  const inChina = STOPS.filter(({ countryCode }) => countryCode === 'CN');
  const back = STOPS_TO_EUROPE.toReversed();
  const papers = (stops: typeof STOPS) => codesOf({ stops }).filter((code) => paperOf(code).isFor !== undefined);
  const china = ['customsMandate', 'customsDraft', 'preDeclaration'];
  expect(papers(inChina)).toEqual([]);
  expect(papers(STOPS)).toEqual([...china, 'eaeuPreliminary', 'transitDeclaration']);
  expect(papers(STOPS_TO_EUROPE)).toEqual([...china, 'eaeuPreliminary', 'ens', 'cimSmgs', 'transitDeclaration']);
  expect(papers(back)).toEqual(['eaeuPreliminary', 'cimSmgs', 'transitDeclaration']);
});

test('a container has one consignment note; under way the common note takes the place of the first', async () => {
  const dossier = sampleDossier({ stops: STOPS_TO_EUROPE });
  const smgs = {
    code: 'smgs',
    orderContainerId: 7,
    state: 'issued',
    number: '32600001',
    issuedAt: new Date(),
  } as const;
  const common = (hasDeparted: boolean) =>
    fillPaper(
      paperOf('cimSmgs'),
      subjectOf({ ...dossier, hasDeparted }, { code: 'cimSmgs', orderContainerId: 7 }, [smgs]),
    );
  expect(common(false).faults).toMatchObject([{ reason: 'otherNote' }]);
  const reissued = common(true);
  expect(reissued.faults).toEqual([]);
  expect(textsShown(reissued)).toMatchObject({ 'box.4': expect.stringContaining('SMGS 32600001') });
});

const drawnText = ({ pages }: Awaited<ReturnType<typeof compose>>['drawn']) =>
  pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join('');

const mapsToo = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);
const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}.]+/gu) ?? []);

/** Words that papers put for codes and sums. */
const OWN_WORDS = wordsOf(
  [
    JSON.stringify(PACK_TYPES),
    JSON.stringify((['CR', 'KTZ', 'RZD'] as const).map(railwayName)),
    'HS ГНГ ЕТСНГ ТН ВЭД Знаки марки 标记 код кг kg Тара 皮重 Масса брутто контейнера VGM 总重 Счёт фактура 发票 Договор 合同',
    'Method 1 2 the packed and sealed container was weighed packages pallets dunnage and securing were weighed and added to the tare',
    'UN 千克 CIF 铁路运输',
    'CIM Оплата по через Invoice Счёт Contract Договор SMGS Plomben Пломбы 封印 Tara Zeichen Знаки 标记 封 ',
    'Отправителем 发货人 Перевозчиком 承运人 На весах 衡器称重 По трафарету 按标记重量 По стандарту 按标准重量 По обмеру 量测 П О ПЛ 收货人',
  ].join(' '),
);

function strangeWords({ text, cell }: Fact, known: ReadonlySet<string>): string[] {
  const isSum = cell?.startsWith('line.') === true && /^\d+(\.\d+)?( kg)?$/.test(text);
  if (isSum) return [];
  return [...wordsOf(text)].filter((one) => !known.has(one) && !OWN_WORDS.has(one.replace(/[:.]$/, '')));
}

/** Dossiers in which any part is missing or odd. */
function anyDossier(): fc.Arbitrary<Dossier> {
  const text = fc.string({ unit: fc.constantFrom('a', 'Ж', '货', '7', ' ', '"'), maxLength: 12 });
  const base = sampleDossier();
  return fc
    .record({
      names: fc.array(text, { minLength: 3, maxLength: 3 }),
      gross: fc.constantFrom('', '0', '12.25', '99999.999'),
      seal: text,
      tare: fc.constantFrom('', '2200'),
      hasParties: fc.boolean(),
      isConfirmed: fc.boolean(),
    })
    .map(
      ({
        names: [goodsNameCn = '', goodsNameEn = '', goodsNameRu = ''],
        gross,
        seal,
        tare,
        hasParties,
        isConfirmed,
      }) => ({
        ...base,
        isConfirmed,
        parties: hasParties ? base.parties : {},
        lines: base.lines.map((line) => ({
          ...line,
          values: { ...line.values, goodsNameCn, goodsNameEn, goodsNameRu, goodsGrossWeightKg: gross },
        })),
        facts: new Map([
          [containerScope7, new Map([...(base.facts.get(containerScope7) ?? []), ['sealNo', seal], ['tareKg', tare]])],
        ]),
      }),
    );
}

const containerScope7 = 'container-7';
