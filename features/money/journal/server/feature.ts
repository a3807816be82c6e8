import type { Feature } from '../../../../platform/server/feature.ts';
import { bind } from '../../../../platform/server/http/bind.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { journalPage } from '../pages.ts';
import * as wire from '../wire.ts';
import { balancesAgree, entriesBalance, proveAgreements } from './agreement.ts';
import { mergeBalances } from './balances.ts';
import { homeSources } from './homeSources.ts';
import { balancesHandler, closeEndedMonth } from './read.ts';
import { journalRecords } from './records.ts';
import { pageTexts } from './texts.ts';

const checksOf = (all: readonly Feature[]) => all.flatMap(({ agreementChecks }) => agreementChecks ?? []);

/** The double-entry journal of every money movement. */
export const journal: Feature = {
  name: 'journal',
  calls: (platform, all) => [
    ...journalRecords.reads(platform),
    bind(wire.listBalances, balancesHandler(checksOf(all))),
    bind(wire.closeMonth, closeEndedMonth),
    bind(wire.proveAgreement, async (_input, { db }) => {
      await proveAgreements(db, checksOf(all));
    }),
  ],
  exports: journalRecords.exports,
  homeSources,
  menu: [menuEntry(journalPage, pageTexts, (t) => t.title)],
  grants: { operator: ['list', 'edit'].map((deed) => `operation:journal:${deed}`) },
  agreementChecks: [entriesBalance, balancesAgree],
  jobs: ({ db, log }, all) => [
    { name: 'journal.mergeBalances', cron: '15 * * * *', run: () => mergeBalances(db) },
    {
      name: 'journal.prove',
      cron: '30 2 * * *',
      run: async () => {
        const found = await proveAgreements(db, checksOf(all));
        if (found > 0) log.error({ found }, 'journal and books disagree');
      },
    },
  ],
};
