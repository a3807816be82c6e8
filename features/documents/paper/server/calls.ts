import { eq } from 'drizzle-orm';
import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { understand } from '../reading/understand.ts';
import * as wire from '../wire.ts';
import { addPapers } from './add.ts';
import { comparePaper, confirmPaper } from './confirm.ts';
import { confirmPapers } from './confirmList.ts';
import { readDetail } from './detail.ts';
import { readEngines } from './engines.ts';
import { keepKind } from './lessons.ts';
import { checkNames, countPapers, pagePicture, readAgain, removePapers, stopReading } from './papers.ts';
import { getUnchecked, joinPaper, splitPaper, understandAgain } from './parts.ts';
import { selectPages } from './queries.ts';
import { paperRecords } from './records.ts';
import { paper } from './tables.ts';

export function paperCalls(platform: Platform): Binding[] {
  return [
    ...paperRecords.reads(platform),
    bind(wire.getParseData, readDetail),
    bind(wire.readPaperPage, (input, ctx) => pagePicture(platform, input, ctx)),
    bind(wire.checkUploadFileRecognize, checkNames),
    bind(wire.addPapers, (input, ctx) => addPapers(platform, input, ctx)),
    bind(wire.stopReading, ({ id }, ctx) => stopReading(id, ctx)),
    bind(wire.readAgain, ({ id }, ctx) => readAgain(id, ctx)),
    bind(wire.removePapers, ({ id }, ctx) => removePapers(id, ctx)),
    bind(wire.splitPaper, splitPaper),
    bind(wire.joinPaper, joinPaper),
    bind(wire.setPaperKind, setPaperKind),
    bind(wire.readEngines, readEngines),
    bind(wire.countNum, (_input, ctx) => countPapers(ctx)),
    bind(wire.compareSync, comparePaper),
    bind(wire.confirmSync, confirmPaper),
    bind(wire.listConfirmSync, confirmPapers),
  ];
}

/** Gives a paper another kind: its facts follow, and later papers of its sender and layout get it too. */
async function setPaperKind({ id, paperKind }: ReadBy<typeof wire.setPaperKind>, ctx: CallContext): Promise<void> {
  const { db } = ctx;
  const { companyId } = await getUnchecked(id, ctx);
  const pages = (await selectPages(db, id)).map(({ page }) => page);
  await keepKind(db, companyId, understand(pages), paperKind);
  await db.update(paper).set({ kind: paperKind, isKindByHand: true }).where(eq(paper.id, id));
  await understandAgain(db, id);
}
