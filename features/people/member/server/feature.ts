import type { Feature } from '../../../../platform/server/feature.ts';
import { sectionEntry } from '../../session/server/index.ts';
import { MEMBER_ACCESS } from '../accessWire.ts';
import * as pageTexts from '../texts/page.ts';
import { memberCalls } from './calls.ts';
import { seedDemoInvitation } from './demo.ts';
import { messages } from './messages.ts';
import { deleteOld } from './prune.ts';
import { invitationHandover } from './takeOver.ts';

/** The people of a company: rights, invitations, leaving (portal 7, account centre). */
export const member: Feature = {
  name: 'member',
  calls: memberCalls,
  menu: [
    sectionEntry(
      { section: 'people', icon: 'team', order: 20, permission: MEMBER_ACCESS.manage },
      pageTexts,
      (t) => t.title,
    ),
  ],
  memberRights: { people: ['member:user:edit'] },
  handovers: [invitationHandover],
  messages,
  demo: seedDemoInvitation,
  jobs: ({ db, log }) => [
    {
      name: 'member.oldLinks',
      cron: '35 3 * * *',
      run: async () => {
        const removed = await deleteOld(db);
        if (removed > 0) log.info({ removed }, 'invitations and password links that ended long ago are removed');
      },
    },
  ],
};
