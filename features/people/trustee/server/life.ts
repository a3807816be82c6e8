import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { serveLifecycle } from '../../../../platform/server/lifecycle/serveLifecycle.ts';
import type { MessageKind, MessageParams } from '../../../../platform/server/messageKind.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { trusteeLife } from '../wire.ts';
import { trusteeApproved, trusteeRejected } from './messages.ts';
import { notifyOwners } from './notifyOwners.ts';
import type { TrusteeRow } from './queries.ts';
import { trusteeAuthorization } from './tables.ts';
import { userError } from './texts.ts';

const ownersNews = <Params extends MessageParams>(
  kind: MessageKind<Params>,
  { id: authorizedId, companyId }: TrusteeRow,
  params: Params,
) => [(db: Db) => notifyOwners(db, kind, [{ authorizedId, companyId, params }])];

const decided = (reason: string, { user }: CallContext) => ({
  reason,
  decidedBy: user.accountId,
  decidedAt: new Date(),
});

const notEditable = () => userError((t) => t.notEditable);

export const trusteeMoves = serveLifecycle(trusteeLife, {
  table: trusteeAuthorization,
  state: 'status',
  version: 'version',
  absent: () => userError((t) => t.absent, CODE.absent),
  moved: () => userError((t) => t.decided),
  moves: {
    submit: { moved: notEditable },
    approve: {
      set({ endDate }, _input, ctx) {
        if (endDate < formatDate(new Date())) throw userError((t) => t.periodOver);
        return decided('', ctx);
      },
      news: (row) => ownersNews(trusteeApproved, row, { name: row.name, endDate: row.endDate }),
    },
    reject: {
      set: (_row, { reason }, ctx) => decided(reason, ctx),
      news: (row) => ownersNews(trusteeRejected, row, { name: row.name, reason: row.reason }),
    },
    revoke: { moved: notEditable },
  },
});
