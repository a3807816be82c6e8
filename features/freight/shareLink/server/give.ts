import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { grossMassError } from '../../booking/containerWeight.ts';
import { enterNumbers } from '../../booking/server/index.ts';
import { assertCargoChangeable, type ShipmentChange, saveShipment } from '../../cargo/server/index.ts';
import { containerScope } from '../../cargo/shipmentFields.ts';
import { SIZE_TYPES } from '../../train/sizeTypes.ts';
import type { giveNumbers, giveVgm } from '../holderWire.ts';
import { type Held, holdLink, recordUse, type Visit } from './held.ts';
import { shownOf } from './open.ts';
import { unsafeOrderOf } from './order.ts';
import { tellUse } from './tell.ts';
import { texts, userError } from './texts.ts';

type Given = PayloadOf<typeof giveNumbers>;
type FieldErrors = Record<string, (t: (typeof texts)['zh']) => string>;

/** As the holder sees the link after a change. */
async function shownAgain(visit: Visit, held: Held) {
  const order = await unsafeOrderOf(visit.db, held.link, held.orderNo);
  return shownOf(visit, { ...held, order: order ?? held.order });
}

const repeated = async (visit: Visit, held: Held): Promise<Given> => ({
  link: await shownOf(visit, held),
  fields: {},
});

/** Of a second sending, whose first answer was lost: names what was refused then, as it is not what stands. */
async function repeatedNumbers({ containers }: ReadBy<typeof giveNumbers>, visit: Visit, held: Held): Promise<Given> {
  const answer = await repeated(visit, held);
  const { link } = answer;
  if (link.task !== 'numbers') return answer;
  const standing = new Map(link.containers.map((one) => [one.orderContainerId, one]));
  const fields: Record<string, string> = {};
  for (const [index, row] of containers.entries())
    for (const name of ['containerNo', 'sealNo'] as const)
      if (row[name] !== undefined && row[name] !== standing.get(row.orderContainerId)?.[name])
        fields[`containers.${index}.${name}`] = texts[visit.language].notSaved;
  return { link, fields };
}

/** Refuses containers that the link does not open, of its own order too. */
function assertOfLink({ order }: Held, given: readonly { orderContainerId: number }[], field: string): void {
  const own = new Set(order.containers.map(({ orderContainerId }) => orderContainerId));
  const errors: FieldErrors = {};
  for (const [index, { orderContainerId }] of given.entries())
    if (!own.has(orderContainerId)) errors[`containers.${index}.${field}`] = (t) => t.containerAbsent;
  if (Object.keys(errors).length > 0) throw userError.withFields((t) => t.check, errors);
}

/** Numbers of containers and seals, by the rules that hold for the customer. */
export async function receiveNumbers(input: ReadBy<typeof giveNumbers>, visit: Visit): Promise<Given> {
  const held = await holdLink(visit, input, ['numbers']);
  if (held.isRepeated) return repeatedNumbers(input, visit, held);
  const { link, order, orderNo } = held;
  const { db, language } = visit;
  assertOfLink(held, input.containers, 'containerNo');
  const name = link.recipient;
  const entry = { orderBigNo: orderNo, containers: input.containers };
  const { fields } = await enterNumbers(db, entry, { companyId: order.companyId, name, language });
  const saved = input.containers.filter(
    (_, index) => !Object.keys(fields).some((path) => path.startsWith(`containers.${index}.`)),
  );
  const detail = saved.map(({ containerNo, sealNo }) => [containerNo, sealNo].filter(Boolean).join(' / ')).join(', ');
  // what is wrong is put right by the same use
  const isWhole = Object.keys(fields).length === 0;
  await recordUse(visit, link, { useKey: input.useKey, deed: 'numbers', detail, isWhole });
  await tellUse(db, held, 'numbers', detail);
  return { link: await shownAgain(visit, held), fields };
}

/** Weights of packed containers with method, day and signer; all or none. */
export async function receiveVgm(input: ReadBy<typeof giveVgm>, visit: Visit): Promise<Given> {
  const held = await holdLink(visit, input, ['vgm']);
  if (held.isRepeated) return repeated(visit, held);
  const { link, order, orderNo } = held;
  const { db } = visit;
  assertOfLink(held, input.containers, 'vgmKg');
  assertMasses(held, input.containers);
  assertCargoChangeable('customer', order);
  const { method, signer, date } = input;
  const changes = input.containers.flatMap(({ orderContainerId, vgmKg }): ShipmentChange[] => {
    const scope = containerScope(orderContainerId);
    return [
      { scope, field: 'vgmKg', value: String(vgmKg) },
      { scope, field: 'vgmMethod', value: method },
      { scope, field: 'vgmSigner', value: signer },
      { scope, field: 'vgmDate', value: date },
    ];
  });
  await saveShipment(db, order, changes, {
    accountId: null,
    accountName: link.recipient,
    side: 'customer',
    source: 'link',
    hidesMoney: true,
  });
  const numberOf = (id: number) => order.containers.find((one) => one.orderContainerId === id)?.containerNo ?? '';
  const detail = input.containers
    .map(({ orderContainerId, vgmKg }) => [numberOf(orderContainerId), `${vgmKg} kg`].filter(Boolean).join(' '))
    .join(', ');
  await recordUse(visit, link, { useKey: input.useKey, deed: 'vgm', detail });
  await tellUse(db, { ...held, orderNo }, 'vgm', detail);
  return { link: await shownAgain(visit, held), fields: {} };
}

function assertMasses({ order }: Held, given: readonly { orderContainerId: number; vgmKg: number }[]): void {
  const errors: FieldErrors = {};
  for (const [index, { orderContainerId, vgmKg }] of given.entries()) {
    const container = order.containers.find((one) => one.orderContainerId === orderContainerId);
    const fault = container && grossMassError({ tareKg: container.tareKg, vgmKg }, container.sizeType);
    if (container === undefined || !fault) continue;
    const { maxGrossKg } = SIZE_TYPES[container.sizeType];
    errors[`containers.${index}.vgmKg`] = (t) => (fault === 'tooHeavy' ? t.tooHeavy({ maxGrossKg }) : t.belowTare);
  }
  if (Object.keys(errors).length > 0) throw userError.withFields((t) => t.check, errors);
}
