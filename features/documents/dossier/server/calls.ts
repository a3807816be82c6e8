import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import * as wire from '../wire.ts';
import { amend, save } from './change.ts';
import { groupCalls } from './groups.ts';
import { issue, withdraw } from './issue.ts';
import { readRanges, saveRange } from './numbers.ts';
import { downloadOf, readDossier, showPaper } from './read.ts';

export const dossierCalls = (platform: Platform): Binding[] => [
  bind(wire.getDossier, readDossier),
  bind(wire.viewPaper, showPaper),
  bind(wire.downloadPaper, (input, ctx) => downloadOf(platform, input, ctx)),
  bind(wire.saveFacts, save),
  bind(wire.amendFact, amend),
  bind(wire.issuePaper, (input, ctx) => issue(platform, input, ctx)),
  bind(wire.withdrawPaper, withdraw),
  bind(wire.listRanges, readRanges),
  bind(wire.addRange, (input, ctx) => saveRange(input, ctx)),
  ...groupCalls(),
];
