import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDateTime, parseDateTime } from '../../../../platform/wire/time.ts';
import {
  boardPaper,
  dossierSideOf,
  readTrainPapers,
  type TrainPapers,
} from '../../../documents/dossier/server/index.ts';
import { isStopping, type Judged, judge } from '../../../documents/inspection/server/index.ts';
import { getOrderOfCargo } from '../../cargo/server/index.ts';
import { findTrainDetail } from '../../train/server/index.ts';
import { type Forecast, forecast, STEPS, type StepState, turnOf, VERDICTS, type Verdict } from '../clock.ts';
import type { ContainerClock, getOrderClock, getTrainClock } from '../wire.ts';
import { readExperience } from './experience.ts';

type TrainOrder = TrainPapers['open']['orders'][number];
type Container = TrainOrder['order']['containers'][number];

interface TimedContainer {
  order: TrainOrder['order'];
  companyName: string;
  container: Container;
  clock: Forecast;
}

/** Clocks of the containers of a train's confirmed orders, or of one of them; none once it has left. */
async function readClocks(db: Db, trainId: number, orderId: number | null) {
  const [train, all, experience] = await Promise.all([
    findTrainDetail(db, trainId, 'en'),
    readTrainPapers(db, trainId),
    readExperience(db),
  ]);
  const open = all.open.orders.filter(({ order }) => orderId === null || order.orderId === orderId);
  if (train === null || open.some(({ order }) => order.hasDeparted)) return { timed: [], experience };
  const found = await judge(
    db,
    trainId,
    open.map(({ order, dossier }) => ({ order, dossier, versions: all.versionsOf(order.orderId) })),
  );
  const due = {
    documents: parseDateTime(train.cutoffTime),
    gateIn: parseDateTime(train.gateInTime),
    departure: parseDateTime(train.expectedDepartTime),
  };
  const now = new Date();
  const timed = open.flatMap(({ order, companyName }) =>
    order.containers.map((container): TimedContainer => {
      const findings = found.get(order.orderBigNo) ?? [];
      const steps = stepsOf(all, order.orderId, container, findings, due);
      return { order, companyName, container, clock: forecast(steps, { now, departAt: due.departure, experience }) };
    }),
  );
  return { timed, experience };
}

const NOTES = ['cimSmgs', 'smgs'] as const;
/** Before the terminal has let the container in. */
const OUTSIDE: readonly Container['status'][] = ['planned', 'numbered'];

function stepsOf(
  papers: TrainPapers,
  orderId: number,
  { orderContainerId, containerNo, status, vgmKg }: Container,
  findings: readonly Judged[],
  due: Readonly<Record<'documents' | 'gateIn' | 'departure', Date>>,
): StepState[] {
  const notes = NOTES.flatMap((code) => boardPaper(papers, orderId, { code, orderContainerId }) ?? []);
  const isIssued = notes.some(({ state }) => state === 'issued' || state === 'differs');
  const lacking = Math.min(...notes.map(({ filled }) => filled.faults.length));
  const faults = isIssued || notes.length === 0 ? 0 : lacking;
  const stopping = findings.filter(
    (one) => isStopping(one) && (one.orderContainerId === null || one.orderContainerId === orderContainerId),
  ).length;
  const documents = { dueAt: due.documents };
  return [
    { step: 'number', isDone: containerNo !== null, missing: 0, ...documents },
    { step: 'goods', isDone: faults === 0, missing: faults, ...documents },
    { step: 'vgm', isDone: vgmKg !== null, missing: 0, ...documents },
    { step: 'contradictions', isDone: stopping === 0, missing: stopping, ...documents },
    { step: 'gateIn', isDone: !OUTSIDE.includes(status), missing: 0, dueAt: due.gateIn },
    { step: 'note', isDone: isIssued, missing: 0, dueAt: due.departure },
  ];
}

export async function readOrderClock(
  { orderBigNo }: ReadBy<typeof getOrderClock>,
  ctx: CallContext,
): Promise<PayloadOf<typeof getOrderClock>> {
  const { orderId, trainId } = await getOrderOfCargo(dossierSideOf(ctx), orderBigNo, ctx);
  const { timed, experience } = await readClocks(ctx.db, trainId, orderId);
  return {
    containers: timed.map(toShown),
    experience: STEPS.flatMap((step) => {
      const known = experience[step];
      return known === undefined ? [] : [{ step, ...known }];
    }),
  };
}

function toShown({ container: { orderContainerId, containerNo }, clock }: TimedContainer): ContainerClock {
  const { verdict, decides, steps } = clock;
  return {
    orderContainerId,
    containerNo: containerNo ?? '',
    verdict,
    decides: decides?.step ?? null,
    turn: decides && turnOf(decides.step),
    steps: steps.map(({ step, isDone, dueAt, missing, verdict: ofStep, expectedAt }) => ({
      step,
      isDone,
      missing,
      verdict: ofStep,
      dueTime: formatDateTime(dueAt),
      expectedTime: expectedAt && formatDateTime(expectedAt),
    })),
  };
}

export async function readTrainClock(
  { trainInfoId }: ReadBy<typeof getTrainClock>,
  { db }: CallContext,
): Promise<PayloadOf<typeof getTrainClock>> {
  const { timed } = await readClocks(db, trainInfoId, null);
  const count = (verdict: Verdict) => timed.filter(({ clock }) => clock.verdict === verdict).length;
  const unsure = timed.filter(({ clock }) => clock.verdict !== 'yes');
  const waits = Map.groupBy(unsure, ({ clock }) => `${clock.verdict} ${clock.decides?.step}`);
  return {
    containerCount: timed.length,
    yes: count('yes'),
    unknown: count('unknown'),
    risk: count('risk'),
    no: count('no'),
    waits: [...waits.values()]
      .flatMap((group) => {
        const [first] = group;
        const step = first?.clock.decides?.step;
        if (first === undefined || step === undefined) return [];
        return [{ step, turn: turnOf(step), verdict: first.clock.verdict, count: group.length }];
      })
      .toSorted((one, other) => rank(other.verdict) - rank(one.verdict) || other.count - one.count),
    orders: [...Map.groupBy(unsure, ({ order }) => order.orderBigNo).values()].flatMap(orderOf),
  };
}

const rank = (verdict: Verdict) => VERDICTS.indexOf(verdict);

function orderOf(group: readonly TimedContainer[]) {
  const [worst] = group.toSorted((one, other) => rank(other.clock.verdict) - rank(one.clock.verdict));
  if (worst === undefined) return [];
  const { order, companyName, clock } = worst;
  const decides = clock.decides?.step ?? null;
  return [{ orderBigNo: order.orderBigNo, companyName, verdict: clock.verdict, decides, count: group.length }];
}
