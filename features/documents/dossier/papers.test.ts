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
import { PAPER_CODES, type PaperCode, placeOf } from './paperCodes.ts';
import { railwayName } from './railways.ts';
import type { Dossier } from './server/dossier.ts';
import { composePaper, differencesFrom, fillPaper, textsShown } from './server/machine/compose.ts';
import { type Fact, lengthOf } from './server/machine/paper.ts';
import { paperOf } from './server/papers/papers.ts';
import { subjectOf } from './server/subject.ts';
import { goodsLine, sampleDossier } from './testing/sampleDossier.ts';

const run = promisify(execFile);

const compose = (code: PaperCode, dossier: Dossier) => {
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
        const known = wordsOf(JSON.stringify(dossier, mapsToo));
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
