import type { Feature } from '../../../../platform/server/feature.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { officeCalls } from './calls.ts';
import { OfficeDocuments } from './documents.ts';
import type { Office } from './open.ts';
import { removeOldSessions } from './sessions.ts';
import { companyVersions, removeOrphanedVersions } from './versions.ts';
import { documentServerAt } from './wopi/documentServer.ts';
import { serveWopi } from './wopi/routes.ts';

function officeOf(platform: Platform, all: readonly Feature[]): Office {
  return {
    platform,
    documents: new OfficeDocuments(platform, all),
    documentServer: documentServerAt(platform),
  };
}

/** Documents are viewed and edited in the browser, each save a version. */
export const office: Feature = {
  name: 'office',
  calls: (platform, all) => officeCalls(officeOf(platform, all)),
  companyFiles: [companyVersions],
  protocolRoutes: (platform, all) => serveWopi(officeOf(platform, all)),
  jobs: ({ db, log }) => [
    {
      name: 'office.cleanUp',
      cron: '41 3 * * *',
      run: async () => {
        const sessions = await removeOldSessions(db);
        const versions = await removeOrphanedVersions(db);
        if (sessions + versions > 0) log.info({ sessions, versions }, 'openings and versions removed');
      },
    },
  ],
};
