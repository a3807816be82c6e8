import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { addRange, listRanges } from '../rangeWire.ts';
import * as train from '../trainWire.ts';
import * as wire from '../wire.ts';
import { readBatch, startBatch } from './batch.ts';
import { readBoard } from './board.ts';
import { amend, save } from './change.ts';
import { groupCalls } from './groups.ts';
import { issue, withdraw } from './issue.ts';
import { readRanges, saveRange } from './numbers.ts';
import { downloadOf, readDossier, sheetOf, showPaper } from './read.ts';
import { returnOne, takeBack } from './review.ts';
import { downloadOfTrain, issueOfTrain, sheetOfTrain, showTrainPaper, withdrawOfTrain } from './trainPapers.ts';

export const dossierCalls = (platform: Platform): Binding[] => [
  bind(wire.getDossier, readDossier),
  bind(wire.viewPaper, showPaper),
  bind(wire.downloadPaper, (input, ctx) => downloadOf(platform, input, ctx)),
  bind(wire.downloadPaperSheet, sheetOf),
  bind(wire.saveFacts, save),
  bind(wire.amendFact, amend),
  bind(wire.issuePaper, (input, ctx) => issue(platform, input, ctx)),
  bind(wire.withdrawPaper, withdraw),
  bind(wire.returnBox, returnOne),
  bind(wire.takeBackRemark, takeBack),
  bind(listRanges, readRanges),
  bind(addRange, (input, ctx) => saveRange(input, ctx)),
  bind(train.getBoard, readBoard),
  bind(train.getBatch, readBatch),
  bind(train.issueReady, startBatch),
  bind(train.viewTrainPaper, showTrainPaper),
  bind(train.issueTrainPaper, (input, ctx) => issueOfTrain(platform, input, ctx)),
  bind(train.downloadTrainPaper, (input, ctx) => downloadOfTrain(platform, input, ctx)),
  bind(train.downloadTrainPaperSheet, sheetOfTrain),
  bind(train.withdrawTrainPaper, withdrawOfTrain),
  ...groupCalls(),
];
