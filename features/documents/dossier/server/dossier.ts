import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import { findOrdersOfTrain, type OrderOfGoods } from '../../../freight/booking/server/index.ts';
import type { CargoValues } from '../../../freight/cargo/fields.ts';
import type { CargoRole } from '../../../freight/cargo/parties.ts';
import {
  type CargoOfOrder,
  type CargoSide,
  getOrderOfCargo,
  readCargoOf,
  type ShipmentFacts,
} from '../../../freight/cargo/server/index.ts';
import { findRoute } from '../../../freight/network/server/index.ts';
import { findTrainDetail } from '../../../freight/train/server/index.ts';
import type { SizeType } from '../../../freight/train/sizeTypes.ts';
import { findWagonPlaces } from '../../../freight/wagonPlan/server/index.ts';
import type { Party } from '../../../people/addressBook/party.ts';
import { DOSSIER_ACCESS } from '../accessWire.ts';
import { userError } from './texts.ts';

export interface RouteStop {
  name: Trilingual;
  stationCode: string;
  countryCode: string;
  isBorder: boolean;
}

export interface DossierContainer {
  orderContainerId: number;
  sizeType: SizeType;
  owner: 'SOC' | 'COC';
  /** '' until known */
  containerNo: string;
}

export interface DossierLine {
  lineKey: string;
  /** null: of the whole order */
  orderContainerId: number | null;
  values: CargoValues;
}

/** Everything that papers of an order say, typed once; nothing on a paper is from elsewhere. */
export interface Dossier {
  orderBigNo: string;
  customerRef: string;
  isConfirmed: boolean;
  hasDeparted: boolean;
  train: { trainNo: string /** yyyy-MM-dd */; departDate: string };
  stops: readonly RouteStop[];
  containers: readonly DossierContainer[];
  lines: readonly DossierLine[];
  parties: Readonly<Partial<Record<CargoRole, Party>>>;
  facts: ShipmentFacts;
}

export const sideOf = ({ user }: Pick<CallContext, 'user'>): CargoSide =>
  hasPermission(user, DOSSIER_ACCESS.any) ? 'operator' : 'customer';

/** The orders of a train, for papers of the train as a whole. */
export interface TrainDossier {
  train: Dossier['train'];
  stops: readonly RouteStop[];
  orders: readonly { dossier: Dossier }[];
  /** numbers of the consignment notes in force, by container */
  notes: ReadonlyMap<number, string>;
  /** along the train, by container; absent without a wagon in the plan */
  places: ReadonlyMap<number, number>;
}

export interface OpenDossier {
  side: CargoSide;
  order: OrderOfGoods;
  dossier: Dossier;
  version: number;
}

/** Throws 404 for another company's order, as for an unknown one. */
export async function openDossier(orderBigNo: string, ctx: CallContext): Promise<OpenDossier> {
  const side = sideOf(ctx);
  const order = await getOrderOfCargo(side, orderBigNo, ctx);
  const journey = await findJourney(ctx.db, order.trainId);
  if (journey === null) throw new Error(`an order on a train that is not there: ${order.trainId}`);
  const cargo = await readCargoOf(ctx.db, [order]);
  return { side, order, ...toDossier(order, journey, cargo.get(order.orderId)) };
}

type Journey = Pick<Dossier, 'train' | 'stops'>;

/** Dossiers of the confirmed orders of a train, in a bounded number of queries; throws 404 for an unknown train. */
export async function openTrain(db: Db, trainId: number) {
  const journey = await findJourney(db, trainId);
  if (journey === null) throw userError((t) => t.trainAbsent, CODE.absent);
  const orders = await findOrdersOfTrain(db, trainId);
  const cargo = await readCargoOf(db, orders);
  return {
    ...journey,
    trainId,
    places: await findWagonPlaces(db, trainId),
    orders: orders.map((order) => ({
      order,
      companyName: order.companyName,
      ...toDossier(order, journey, cargo.get(order.orderId)),
    })),
  };
}

export type OpenTrain = Awaited<ReturnType<typeof openTrain>>;

function toDossier(order: OrderOfGoods, journey: Journey, cargo: CargoOfOrder | undefined) {
  if (cargo === undefined) throw new Error(`the goods of an order were not read: ${order.orderId}`);
  const { version, lines, parties, facts } = cargo;
  const dossier: Dossier = {
    orderBigNo: order.orderBigNo,
    customerRef: order.customerRef,
    isConfirmed: order.isConfirmed,
    hasDeparted: order.hasDeparted,
    ...journey,
    containers: order.containers.map(({ orderContainerId, sizeType, owner, containerNo }) => ({
      orderContainerId,
      sizeType,
      owner,
      containerNo: containerNo ?? '',
    })),
    lines,
    parties,
    facts,
  };
  return { dossier, version };
}

async function findJourney(db: Db, trainId: number): Promise<Journey | null> {
  const train = await findTrainDetail(db, trainId, 'en');
  if (train === null) return null;
  const departDate = train.expectedDepartTime.slice(0, 10);
  return { train: { trainNo: train.trainNo, departDate }, stops: await findRoute(db, train.lineId) };
}
