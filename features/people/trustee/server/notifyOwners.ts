import type { Db } from '../../../../platform/server/database/connect.ts';
import type { MessageKind, MessageParams } from '../../../../platform/server/messageKind.ts';
import { EMPOWER_TYPE } from '../../../../platform/wire/currentUser.ts';
import { sendMessages } from '../../../portal/message/server/index.ts';
import { findEmpowered } from '../../account/server/index.ts';
import { aboutTrustee } from './messages.ts';

interface OwnersMessage<Params> {
  companyId: number;
  authorizedId: number;
  params: Params;
}

/** Tells the owners of the companies' authorizations. */
export async function notifyOwners<Params extends MessageParams>(
  db: Db,
  kind: MessageKind<Params>,
  messages: readonly OwnersMessage<Params>[],
): Promise<void> {
  const companyIds = [...new Set(messages.map(({ companyId }) => companyId))];
  const owners = await findEmpowered(db, companyIds, EMPOWER_TYPE.owner);
  const addressed = messages.flatMap(({ companyId, authorizedId, params }) =>
    owners
      .filter((owner) => owner.companyId === companyId)
      .map(({ accountId }) => ({ accountId, about: aboutTrustee(authorizedId), params })),
  );
  await sendMessages(db, kind, addressed);
}
