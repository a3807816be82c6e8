import { limitConcurrency } from '../../../libs/concurrency/limitConcurrency.ts';
import { limitPerKey } from '../../../libs/concurrency/limitPerKey.ts';
import type { CurrentUser } from '../../wire/currentUser.ts';
import { networkOf } from '../networkOf.ts';
import { userError } from '../texts/texts.ts';
import type { CallContext } from './callContext.ts';

const MAX_WAITING = 1_000;

const tooMany = () => userError.retryable((t) => t.tooManyCalls);

/**
 * Bounds the transactions of one call, so that those who wait for one row never hold the whole pool: half of it for
 * all, a quarter for one company or, without one, one person or network.
 */
export function limitWrites(poolSize: number) {
  const ofAll = limitConcurrency(Math.ceil(poolSize / 2), MAX_WAITING, tooMany);
  const ofOne = limitPerKey(Math.ceil(poolSize / 4), MAX_WAITING, tooMany);
  return <Result>(ctx: CallContext<CurrentUser | null>, write: () => Promise<Result>): Promise<Result> =>
    ofOne(subjectOf(ctx), () => ofAll(write));
}

function subjectOf({ user, address }: CallContext<CurrentUser | null>): string {
  if (user === null) return networkOf(address);
  return user.companyId === null ? `account ${user.accountId}` : `company ${user.companyId}`;
}
