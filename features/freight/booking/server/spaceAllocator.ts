import { type Database, violatedUnique } from '../../../../platform/server/database/connect.ts';
import { GroupCommit } from '../../../../platform/server/database/groupCommit.ts';
import type { Log } from '../../../../platform/server/log.ts';
import type { UserError } from '../../../../platform/server/texts/userError.ts';
import { findSpaceState, type SpaceState, spaceError } from '../../train/server/index.ts';
import { teuOf } from '../../train/sizeTypes.ts';
import { type NewOrder, prepareInsertSubmitted } from './insertOrders.ts';
import type { SubmissionRules } from './submissionRules.ts';
import { userError } from './writeTexts.ts';

/** Bounds the statement's text and the time of its locks. */
const MAX_BATCH_SIZE = 200;
/** Attempts when other server processes take space concurrently. */
const MAX_ATTEMPTS = 5;
const ORDER_NO_UNIQUE = 'booking_order_order_no_unique';

/**
 * Sells train space with group commit, one queue per train. A batch is one statement, so the train's row is locked
 * once for many customers.
 */
export class SpaceAllocator {
  readonly #database: Database;
  readonly #rules: SubmissionRules;
  readonly #insert: ReturnType<typeof prepareInsertSubmitted>;
  readonly #commits: GroupCommit<number, NewOrder, void>;

  constructor(database: Database, log: Log, rules: SubmissionRules) {
    this.#database = database;
    this.#rules = rules;
    this.#insert = prepareInsertSubmitted(database, rules.refusal);
    this.#commits = new GroupCommit({
      maxBatch: MAX_BATCH_SIZE,
      writeBatch: (trainId, orders) => this.#allocate(trainId, orders),
      writeAlone: (trainId, order) => this.#allocateOne(trainId, order),
      onBatchFailed: (fault, trainId, orders) =>
        log.warn({ trainId, orders, err: fault }, 'a batch of bookings failed'),
    });
  }

  /** Resolves after the commit of the order's batch; rejects with the UserError of the order. */
  async submit(order: NewOrder): Promise<void> {
    await this.#rules.assertMayJoinBatch(order);
    return this.#commits.write(order.trainInfoId, order);
  }

  /** Writes the whole batch; without orders of refused companies; without space for all, first come, first served. */
  async #allocate(trainId: number, orders: readonly NewOrder[]): Promise<PromiseSettledResult<void>[]> {
    const refusals = new Map<NewOrder, UserError>();
    let remaining = orders;
    for (let tries = 0; tries < MAX_ATTEMPTS && remaining.length > 0; tries += 1) {
      const { isWritten, refusedCompanies } = await this.#insert(trainId, remaining);
      if (isWritten) return outcomesOf(orders, refusals);
      remaining =
        refusedCompanies.size > 0
          ? await this.#withoutRefused(remaining, refusedCompanies, refusals)
          : withSpace(remaining, await findSpaceState(this.#database.db, trainId), refusals);
    }
    for (const order of remaining)
      refusals.set(
        order,
        userError((t) => t.crowded),
      );
    return outcomesOf(orders, refusals);
  }

  /** Notes the refusals of companies; an order is tried again where nothing is against it by now. */
  async #withoutRefused(
    orders: readonly NewOrder[],
    refusedCompanies: ReadonlySet<number>,
    refusals: Map<NewOrder, UserError>,
  ): Promise<NewOrder[]> {
    const refused = orders.filter(({ companyId }) => refusedCompanies.has(companyId));
    await Promise.all(
      refused.map(async (order) => {
        const error = await this.#rules.ask(order);
        if (error !== null) refusals.set(order, error);
      }),
    );
    return orders.filter((order) => !refusals.has(order));
  }

  /** Isolates the orders of a failed batch from each other. */
  async #allocateOne(trainId: number, order: NewOrder): Promise<void> {
    try {
      const [outcome] = await this.#allocate(trainId, [order]);
      if (outcome?.status === 'rejected') throw outcome.reason;
    } catch (fault) {
      // Order numbers are unique to this process: a duplicate = the failed batch did commit.
      if (violatedUnique(fault) !== ORDER_NO_UNIQUE) throw fault;
    }
  }
}

function outcomesOf(
  orders: readonly NewOrder[],
  refusals: ReadonlyMap<NewOrder, UserError>,
): PromiseSettledResult<void>[] {
  return orders.map((order) => {
    const reason = refusals.get(order);
    return reason ? { status: 'rejected', reason } : { status: 'fulfilled', value: undefined };
  });
}

/** First come, first served: notes the refusals of orders without space, returns the others. */
function withSpace(
  orders: readonly NewOrder[],
  facts: SpaceState | null,
  refusals: Map<NewOrder, UserError>,
): NewOrder[] {
  let left = facts?.remainTeu ?? 0;
  return orders.filter((order) => {
    const error = spaceError(facts && { ...facts, remainTeu: left }, order.containers);
    if (error !== null) {
      refusals.set(order, error);
      return false;
    }
    left -= teuOf(order.containers);
    return true;
  });
}
