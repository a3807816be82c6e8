import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { RequestCoalescer } from '../../../../platform/server/http/requestCoalescer.ts';
import type { Day, SubmissionCheck } from '../../../../platform/server/submissionCheck.ts';
import type { UserError } from '../../../../platform/server/texts/userError.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { findMissing, isSomethingMissing } from '../../../money/deposit/server/index.ts';
import { lineTypeOf } from '../../train/server/index.ts';

/** The company of an order: columns of the statement that writes it. */
interface Party {
  companyId: SQL;
  companyEntity: SQL;
}

interface Submission {
  trainId: number | Placeholder;
  today: Day;
}

/** An order that a person submits. */
interface Submitted {
  user: CurrentUser;
  companyId: number;
  trainInfoId: number;
}

/** SQL: whether a company may not submit an order, asked by the statement that writes it. */
export type RefusalCondition = (party: Party, at: Submission) => SQL;

/** What a company must meet to book, besides space: contract and deposit of the line, checks of later features. */
export class SubmissionRules {
  readonly #db: Db;
  readonly #checks: readonly SubmissionCheck[];
  readonly #answers = new RequestCoalescer<UserError | null>();
  /** Refused at their last order: asked before the next one joins a batch, which would have to be written twice. */
  readonly #lastRefused = new Set<number>();

  constructor(db: Db, checks: readonly SubmissionCheck[]) {
    this.#db = db;
    this.#checks = checks;
  }

  readonly refusal: RefusalCondition = ({ companyId, companyEntity }, { trainId, today }) => {
    const wanted = { lineType: lineTypeOf(trainId), on: today };
    const reasons = [
      isSomethingMissing(this.#db, { companyId, companyEntity }, wanted),
      ...this.#checks.map((check) => check.isAgainst(companyId, today)),
    ];
    return sql`(${sql.join(reasons, sql` or `)})`;
  };

  /** The error for the user; null: nothing is against the order. */
  async findError(db: Db, { user, trainInfoId }: Submitted): Promise<UserError | null> {
    const missing = await findMissing(db, user, lineTypeOf(trainInfoId));
    if (missing !== null) return missing.error;
    for (const { check } of this.#checks) {
      const error = await check(db, user);
      if (error !== null) return error;
    }
    return null;
  }

  /** `findError` for many orders of a company at once: one read answers all that wait. */
  async ask(order: Submitted): Promise<UserError | null> {
    const { companyId, user, trainInfoId } = order;
    const key = [companyId, user.companyEntity, user.hidesMoney, trainInfoId].join(' ');
    const error = await this.#answers.run(key, () => this.findError(this.#db, order));
    if (error === null) this.#lastRefused.delete(companyId);
    else this.#lastRefused.add(companyId);
    return error;
  }

  async assertMayJoinBatch(order: Submitted): Promise<void> {
    const error = this.#lastRefused.has(order.companyId) ? await this.ask(order) : null;
    if (error !== null) throw error;
  }
}
