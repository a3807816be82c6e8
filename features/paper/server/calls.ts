import { type Binding, bind } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import * as wire from '../wire.ts';
import { addPapers } from './add.ts';
import { comparePaper, confirmPaper } from './confirm.ts';
import { confirmPapers } from './confirmList.ts';
import { readDetail } from './detail.ts';
import { readEngines } from './engines.ts';
import { setPaperKind } from './kind.ts';
import { checkNames, countPapers, pagePicture, readAgain, removePapers, stopReading } from './papers.ts';
import { joinPaper, splitPaper } from './parts.ts';
import { paperRecords } from './records.ts';

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
