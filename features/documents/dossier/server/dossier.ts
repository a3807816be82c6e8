import type { Db } from '../../../../platform/server/database/connect.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import type { Trilingual } from '../../../../platform/wire/language.ts';
import type { OrderOfGoods } from '../../../freight/booking/server/index.ts';
import type { CargoValues } from '../../../freight/cargo/fields.ts';
import type { CargoRole } from '../../../freight/cargo/parties.ts';
import {
  type CargoSide,
  getOrderOfCargo,
  readCargo,
  readShipment,
  type ShipmentFacts,
} from '../../../freight/cargo/server/index.ts';
import { findRoute } from '../../../freight/network/server/index.ts';
import { findTrainDetail } from '../../../freight/train/server/index.ts';
import type { SizeType } from '../../../freight/train/sizeTypes.ts';
import type { Party } from '../../../people/addressBook/party.ts';
import { DOSSIER_ACCESS } from '../accessWire.ts';

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
  train: { trainNo: string /** yyyy-MM-dd */; departDate: string };
  stops: readonly RouteStop[];
  containers: readonly DossierContainer[];
  lines: readonly DossierLine[];
  parties: Readonly<Partial<Record<CargoRole, Party>>>;
  facts: ShipmentFacts;
}

export const sideOf = ({ user }: Pick<CallContext, 'user'>): CargoSide =>
  hasPermission(user, DOSSIER_ACCESS.any) ? 'operator' : 'customer';

export interface OpenDossier {
  side: CargoSide;
  order: OrderOfGoods;
  dossier: Dossier;
  version: number;
  /** by the rules of the cargo, for this person */
  mayEdit: boolean;
}

/** Throws 404 for another company's order, as for an unknown one. */
export async function openDossier(orderBigNo: string, ctx: CallContext): Promise<OpenDossier> {
  const { db, user } = ctx;
  const side = sideOf(ctx);
  const order = await getOrderOfCargo(side, orderBigNo, ctx);
  const cargo = await readCargo(side, orderBigNo, hasPermission(user, DOSSIER_ACCESS.edit), ctx);
  const lines = cargo.lines.map(({ lineKey, orderContainerId, goodsPrice, goodsValue, ...values }) => ({
    lineKey,
    orderContainerId,
    values: { ...values, goodsPrice: goodsPrice ?? '', goodsValue: goodsValue ?? '' },
  }));
  const dossier: Dossier = {
    orderBigNo,
    customerRef: order.customerRef,
    isConfirmed: order.isConfirmed,
    ...(await readJourney(db, order.trainId)),
    containers: order.containers.map(({ orderContainerId, sizeType, owner, containerNo }) => ({
      orderContainerId,
      sizeType,
      owner,
      containerNo: containerNo ?? '',
    })),
    lines,
    parties: Object.fromEntries(cargo.parties.map(({ role, ...party }) => [role, party])),
    facts: await readShipment(db, order),
  };
  return { side, order, dossier, version: cargo.version, mayEdit: cargo.abilities.edit };
}

async function readJourney(db: Db, trainId: number): Promise<Pick<Dossier, 'train' | 'stops'>> {
  const train = await findTrainDetail(db, trainId, 'en');
  if (train === null) throw new Error(`an order on a train that is not there: ${trainId}`);
  const departDate = train.expectedDepartTime.slice(0, 10);
  return { train: { trainNo: train.trainNo, departDate }, stops: await findRoute(db, train.lineId) };
}
