import type { Feature } from '../../../platform/server/feature.ts';
import { bind } from '../../../platform/server/http/bind.ts';
import { menuEntry } from '../../../platform/server/records/menuEntry.ts';
import { closuresPage } from '../pages.ts';
import * as wire from '../wire.ts';
import { companyArchive } from './archive.ts';
import { close, decline, readClosure, reopen, request, withdraw } from './closing.ts';
import { messages } from './messages.ts';
import { readProtocol, removeData } from './personalData.ts';
import { closureRecords } from './records.ts';
import { pageTexts } from './texts.ts';

/** A company takes its data along and leaves. */
export const closure: Feature = {
  name: 'closure',
  calls: (platform, all) => [
    bind(wire.queryClosure, (_input, ctx) => readClosure(all, ctx)),
    bind(wire.requestClosure, (input, ctx) => request(all, input, ctx)),
    bind(wire.withdrawClosure, ({ closureId }, ctx) => withdraw(closureId, ctx)),
    ...closureRecords.reads(platform),
    bind(wire.closeCompany, ({ closureId }, ctx) => close(all, closureId, ctx)),
    bind(wire.declineClosure, decline),
    bind(wire.reopenCompany, ({ closureId }, ctx) => reopen(closureId, ctx)),
    bind(wire.removePersonalData, ({ closureId }, ctx) => removeData(all, closureId, ctx)),
    bind(wire.readClosureProtocol, ({ closureId }, ctx) => readProtocol(all, closureId, ctx)),
  ],
  archives: [companyArchive],
  exports: closureRecords.exports,
  messages,
  menu: [menuEntry(closuresPage, pageTexts, (t) => t.page.title)],
  grants: { operator: ['list', 'edit'].map((deed) => `operation:closure:${deed}`) },
};
