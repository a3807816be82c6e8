import type { Feature } from '../../../../platform/server/feature.ts';
import { bind } from '../../../../platform/server/http/bind.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { setIssueGuard } from '../../dossier/server/index.ts';
import { INSPECTION_ACCESS } from '../accessWire.ts';
import { inspectionRulesPage } from '../pages.ts';
import * as wire from '../wire.ts';
import { overrule, takeBack, takeOver } from './decide.ts';
import { guardIssue } from './guard.ts';
import { readInspection, readTrainInspection } from './read.ts';
import { readRules, saveRule } from './settings.ts';
import { texts } from './texts.ts';
import { tryOnPast } from './tryRule.ts';

// the dossier cannot import it
setIssueGuard(guardIssue);

/** Contradictions between the facts of orders and their uploaded papers, found by rules before a train leaves. */
export const inspection: Feature = {
  name: 'inspection',
  calls: () => [
    bind(wire.getInspection, readInspection),
    bind(wire.getTrainInspection, readTrainInspection),
    bind(wire.takeOverRead, takeOver),
    bind(wire.overruleFinding, overrule),
    bind(wire.takeBackOverrule, takeBack),
    bind(wire.listRules, readRules),
    bind(wire.setRule, saveRule),
    bind(wire.tryRule, tryOnPast),
  ],
  menu: [menuEntry(inspectionRulesPage, texts, (t) => t.menu)],
  grants: { operator: [INSPECTION_ACCESS.overrule, INSPECTION_ACCESS.rules] },
};
