import { CoalescedRunner } from '../../../../libs/concurrency/coalescedRunner.ts';
import type { BackgroundService } from '../../../../platform/server/feature.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { CONTRACT_CHANNEL, DEMAND_CHANNEL } from '../../../documents/contract/server/index.ts';
import { syncDues } from './syncDues.ts';

/** Makes deposits due when a contract comes into force and when the rule of a line changes. */
export class DueKeeper implements BackgroundService {
  readonly #runner: CoalescedRunner;
  readonly #companies = new Set<number>();
  #isForAll = false;

  constructor({ db, bus, log }: Platform) {
    this.#runner = new CoalescedRunner(
      async () => {
        const [companyId] = this.#companies;
        const isForAll = this.#isForAll || companyId === undefined;
        if (isForAll) this.#companies.clear();
        else this.#companies.delete(companyId);
        this.#isForAll = false;
        await db.transaction((inside) => syncDues(inside, isForAll ? undefined : companyId));
        return this.#companies.size > 0 || this.#isForAll;
      },
      (fault) => log.error({ err: fault }, 'deposits could not be made due'),
    );
    const forAll = () => {
      this.#isForAll = true;
      void this.#runner.request();
    };
    const forCompany = (companyId: string) => {
      this.#companies.add(Number(companyId));
      void this.#runner.request();
    };
    bus.subscribe(CONTRACT_CHANNEL, forCompany, forAll);
    bus.subscribe(DEMAND_CHANNEL, forAll, () => undefined);
  }

  stop(): Promise<void> {
    return this.#runner.stop();
  }
}
