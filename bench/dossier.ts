import type { Dossier } from '../features/documents/dossier/server/dossier.ts';
import { cellsShown, composePaper, fillPaper } from '../features/documents/dossier/server/machine/compose.ts';
import { paperOf, trainPaperOf } from '../features/documents/dossier/server/papers/papers.ts';
import { codesOf, keysOf, subjectOf } from '../features/documents/dossier/server/subject.ts';
import {
  goodsLine,
  STOPS_TO_EUROPE,
  sampleDossier,
  sampleTrain,
} from '../features/documents/dossier/testing/sampleDossier.ts';
import { formPdf } from '../libs/formPdf/formPdf.ts';
import type { Figure } from './table.ts';

const CONTAINERS = 10;
const LINES_EACH = 5;
const PAPERS_AT_MOST_S = 3;
const TRAIN = 100;
const LIST_AT_MOST_S = 5;

/** (d) All papers of an order with ten containers, and the container list of a train with a hundred, to their bytes. */
export async function measureDossier(): Promise<Figure[]> {
  const dossier = orderOfTen();
  const keys = codesOf(dossier).flatMap((code) => keysOf(dossier, code));
  // fonts are read and cut for the first time, as by a server that has made papers before
  for (const code of codesOf(dossier)) await make(dossier, keysOf(dossier, code).slice(0, 1));
  const begun = performance.now();
  await make(dossier, keys);
  const papers = (performance.now() - begun) / 1000;
  const list = trainPaperOf('containerList');
  const started = performance.now();
  const { drawn } = await composePaper(list, sampleTrain(TRAIN));
  await formPdf(drawn, list.heading);
  const listed = (performance.now() - started) / 1000;
  const saved = timesTyped(dossier, keys);
  return [
    {
      name: `d  ${keys.length} papers of ${CONTAINERS} containers, s`,
      value: papers,
      target: PAPERS_AT_MOST_S,
      isMet: papers <= PAPERS_AT_MOST_S,
    },
    {
      name: `   container list of ${TRAIN}, s`,
      value: listed,
      target: LIST_AT_MOST_S,
      isMet: listed <= LIST_AT_MOST_S,
    },
    { name: '   letters if each paper were typed alone, by letters typed once', ratio: saved },
  ];
}

async function make(dossier: Dossier, keys: ReturnType<typeof keysOf>): Promise<void> {
  for (const key of keys) {
    const paper = paperOf(key.code);
    const { drawn } = await composePaper(paper, subjectOf(dossier, key));
    await formPdf(drawn, paper.heading);
  }
}

/** Letters of what people type, on all papers together, by the letters of the same cells typed once. */
function timesTyped(dossier: Dossier, keys: ReturnType<typeof keysOf>): number {
  const once = new Map<string, number>();
  let alone = 0;
  for (const key of keys) {
    const filled = fillPaper(paperOf(key.code), subjectOf(dossier, key));
    for (const [cell, { length }] of Object.entries(cellsShown(filled))) {
      alone += length;
      once.set(cell, Math.max(once.get(cell) ?? 0, length));
    }
  }
  return alone / [...once.values()].reduce((sum, length) => sum + length, 0);
}

function orderOfTen(): Dossier {
  const ids = Array.from({ length: CONTAINERS }, (_, index) => index + 1);
  const base = sampleDossier();
  const ofContainer = base.facts.get('container-7') ?? new Map<string, string>();
  const lines = ids.flatMap((id) =>
    Array.from({ length: LINES_EACH }, (_, at) => goodsLine(`goods-${id}-${at}`, id, '100')),
  );
  return sampleDossier({
    stops: STOPS_TO_EUROPE,
    containers: ids.map((orderContainerId) => ({
      orderContainerId,
      sizeType: '42G1',
      owner: 'SOC',
      containerNo: `TCLU${4_567_890 + orderContainerId}`,
    })),
    lines,
    facts: new Map([...base.facts, ...ids.map((id) => [`container-${id}`, ofContainer] as const)]),
  });
}
