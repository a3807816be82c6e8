import type { Feature } from '../../../../platform/server/feature.ts';
import { bind } from '../../../../platform/server/http/bind.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { closuresPage } from '../pages.ts';
import * as wire from '../wire.ts';
import { companyArchive } from './archive.ts';
import { readClosure, request } from './closing.ts';
import { closureMoves } from './life.ts';
import { messages } from './messages.ts';
import { readProtocol } from './personalData.ts';
import { closureRecords } from './records.ts';
import { pageTexts } from './texts.ts';

/** A company takes its data along and leaves. */
export const closure: Feature = {
  name: 'closure',
  calls(platform, all) {
    const { withdrawClosure, ...byOperator } = closureMoves(all).bindings;
    return [
      bind(wire.queryClosure, (_input, ctx) => readClosure(all, ctx)),
      bind(wire.requestClosure, (input, ctx) => request(all, input, ctx)),
      withdrawClosure,
      ...closureRecords.reads(platform),
      ...Object.values(byOperator),
      bind(wire.readClosureProtocol, ({ closureId }, ctx) => readProtocol(all, closureId, ctx)),
    ];
  },
  archives: [companyArchive],
  exports: closureRecords.exports,
  messages,
  menu: [menuEntry(closuresPage, pageTexts, (t) => t.page.title)],
  grants: { operator: ['list', 'edit'].map((deed) => `operation:closure:${deed}`) },
};
