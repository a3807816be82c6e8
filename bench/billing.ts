import { insertManyCharges } from '../features/money/bill/testing/manyCharges.ts';
import { makeBills } from '../features/money/bill/wire.ts';
import { Actor } from '../platform/testing/actor.ts';
import { startBenchServer } from './benchServer.ts';
import { signIn } from './signIn.ts';
import type { Figure } from './table.ts';

const CHARGES = 100_000;
const AT_MOST_S = 60;

/** (i) The bills of a month in one call: 100,000 charges of two customers. */
export async function measureBilling(): Promise<Figure[]> {
  const server = await startBenchServer();
  try {
    await insertManyCharges(server.database, CHARGES / 2);
    const operator = new Actor(server.portal, await signIn(server.portal, 'operator'));
    const begun = performance.now();
    const { lines } = await operator.send(makeBills, { month: '2026-10', companyNo: '' });
    const seconds = (performance.now() - begun) / 1000;
    const isMet = seconds < AT_MOST_S && lines >= CHARGES;
    return [
      {
        name: `i  ${CHARGES} charges billed, s`,
        value: seconds,
        perSecond: lines / seconds,
        target: AT_MOST_S,
        isMet,
      },
    ];
  } finally {
    await server.stop();
  }
}
