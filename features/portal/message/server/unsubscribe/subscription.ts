import type { Db } from '../../../../../platform/server/database/connect.ts';
import { maskEmail } from '../../../../../platform/wire/maskEmail.ts';
import { findCurrentUser } from '../../../../people/account/server/index.ts';
import type { MsgType } from '../../msgTypes.ts';
import type { Subscription } from '../../unsubscribeWire.ts';
import { dropPendingEmails } from '../deliveryQueries.ts';
import type { MessageKinds } from '../messageKinds.ts';
import { readWays, saveWays } from '../settings.ts';
import { userError } from '../texts.ts';
import { createUnsubscribeLinks } from './links.ts';

/** E-mails of the types that a link names. All @throws UserError for a link that does not hold. */
export interface Subscriptions {
  read(db: Db, token: string): Promise<Subscription>;
  /** Types that the person can no longer receive stay as they are. Off also drops what waits to leave. */
  turn(db: Db, token: string, to: 'on' | 'off'): Promise<Subscription>;
}

export function createSubscriptions(
  keys: Parameters<typeof createUnsubscribeLinks>[0],
  kinds: MessageKinds,
): Subscriptions {
  const links = createUnsubscribeLinks(keys);
  const open = async (db: Db, token: string) => {
    const subscribed = await links.open(db, token);
    const user = subscribed && (await findCurrentUser(db, subscribed.accountId));
    if (subscribed === null || user === null) throw userError((t) => t.linkWrong);
    const ways = await readWays(kinds, db, user);
    const covered = ways.filter(({ msgType }) => subscribed.msgTypes.includes(msgType));
    return { ...subscribed, ways: covered };
  };
  return {
    async read(db, token) {
      const { email, msgTypes, ways } = await open(db, token);
      return {
        msgTypes: [...msgTypes],
        isOn: ways.some(({ byEmail }) => byEmail),
        email: maskEmail(email),
      };
    },
    async turn(db, token, to) {
      const { accountId, msgTypes, ways } = await open(db, token);
      await saveWays(
        db,
        accountId,
        ways.map((way) => ({ ...way, byEmail: to === 'on' })),
      );
      if (to === 'off') await dropPendingEmails(db, accountId, msgTypes);
      return this.read(db, token);
    },
  };
}

/** Types that a person gets by e-mail; none without an account that is open. */
export async function selectEmailedTypes(kinds: MessageKinds, db: Db, accountId: number): Promise<MsgType[]> {
  const user = await findCurrentUser(db, accountId);
  if (user === null) return [];
  return (await readWays(kinds, db, user)).flatMap(({ msgType, byEmail }) => (byEmail ? [msgType] : []));
}
