import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import type { ReceivedFile } from '../../../../platform/server/files/receivedFile.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import type { CurrentUser } from '../../../../platform/wire/currentUser.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime, parseDateTime } from '../../../../platform/wire/time.ts';
import { allowsExtension } from '../../../../platform/wire/uploadRule.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { addResource } from '../../../documents/resource/server/index.ts';
import { containerRows } from '../../../freight/booking/server/index.ts';
import { companyNameOf } from '../../../people/account/server/index.ts';
import { isDriverInUse } from '../../fleet/server/index.ts';
import type { ReportKind } from '../driverSteps.ts';
import {
  DRIVER_PHOTO_RULE,
  type DriverJob,
  MAX_PHOTOS,
  type openDriverJob,
  REPORTS_AN_HOUR,
  type reportDriverStep,
  type sendDriverPhoto,
} from '../driverWire.ts';
import { serviceNoOf } from '../paths.ts';
import { isEnded } from '../states.ts';
import { lockService, type Mover, moveService, recordEvent, sendServiceMessages } from './move.ts';
import { type ServiceRow, unsafeSelectService } from './queries.ts';
import { driverReport, serviceTrip } from './tables.ts';
import { userError } from './texts.ts';
import { isAllDone } from './toDto.ts';
import { hashOfToken } from './trips.ts';

export type Anonymous = CallContext<CurrentUser | null>;
type Trip = typeof serviceTrip.$inferSelect;
interface Held {
  trip: Trip;
  row: ServiceRow;
}

/** Pages show their own text for the code; the reason is under the field of the token too. */
const closed = (pick: Parameters<typeof userError>[0]) => userError.withFields(pick, { token: pick }, CODE.absent);

/** The trip of a link that holds: not expired, revoked, replaced, and of a driver in use. */
async function heldTrip(db: Db, token: string): Promise<Held> {
  const [trip] = await db
    .select()
    .from(serviceTrip)
    .where(
      and(
        eq(serviceTrip.tokenHash, hashOfToken(token)),
        gt(serviceTrip.expiresAt, sql`now()`),
        isNull(serviceTrip.revokedAt),
        isNull(serviceTrip.replacedAt),
        isDriverInUse(serviceTrip.driverId),
      ),
    );
  const row = trip && (await unsafeSelectService(db, trip.serviceOrderId));
  if (trip === undefined || row === undefined) throw closed((t) => t.linkClosed);
  return { trip, row };
}

export async function openJob({ token }: ReadBy<typeof openDriverJob>, { db }: Anonymous): Promise<DriverJob> {
  const held = await heldTrip(db, token);
  if (isEnded(held.row.state)) throw closed((t) => t.jobEnded);
  return toDriverJob(db, held);
}

/** A driver's view: no price, no customer. */
async function toDriverJob(db: Db, { trip, row }: Held): Promise<DriverJob> {
  const containers = containerRows('carried');
  const [[container], reports, [carrier]] = await Promise.all([
    db
      .select({ containerNo: containers.containerNo, sizeType: containers.sizeType })
      .from(containers)
      .where(eq(containers.orderContainerId, trip.orderContainerId ?? 0)),
    db.select().from(driverReport).where(eq(driverReport.tripId, trip.id)).orderBy(asc(driverReport.occurredAt)),
    db
      .select({ name: companyNameOf(sql`${row.supplierId}::bigint`) })
      .from(serviceTrip)
      .where(eq(serviceTrip.id, trip.id)),
  ]);
  const time = (at: Date | null) => (at === null ? null : formatDateTime(at));
  return {
    serviceNo: serviceNoOf(row.id),
    kind: row.kind,
    carrierName: carrier?.name ?? '',
    plate: trip.plate,
    driverName: trip.driverName,
    containerNo: container?.containerNo ?? '',
    sizeType: container?.sizeType ?? null,
    place: row.place,
    reference: row.reference,
    address: row.address,
    returnPlace: row.returnPlace,
    startTime: time(row.startAt),
    endTime: time(row.endAt),
    contactName: row.contactName,
    contactMobile: row.contactMobile,
    remark: row.remark,
    note: trip.note,
    expireTime: formatDateTime(trip.expiresAt),
    reports: reports.map(({ clientId, kind, occurredAt, note }) => ({
      clientId,
      kind,
      time: formatDateTime(occurredAt),
      note,
    })),
  };
}

const CLOCK_SLACK_MS = 3_600_000;

/** A report may come hours late, from a queue; never from the future. */
function occurredAt(text: string): Date {
  const at = parseDateTime(text).getTime();
  return new Date(Math.min(at, Date.now() + CLOCK_SLACK_MS));
}

interface NewReport {
  clientId: string;
  kind: ReportKind;
  occurTime: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  note: string;
  resourceId?: number;
}

/** Reports of one link wait for each other, so that their number holds; the driver's queue sends the rest later. */
async function assertReportRate(db: Db, trip: Trip): Promise<void> {
  await db.select({ id: serviceTrip.id }).from(serviceTrip).where(eq(serviceTrip.id, trip.id)).for('update');
  const lately = gt(driverReport.createdAt, sql`now() - interval '1 hour'`);
  const [found] = await db
    .select({ reports: count() })
    .from(driverReport)
    .where(and(eq(driverReport.tripId, trip.id), lately));
  if ((found?.reports ?? 0) >= REPORTS_AN_HOUR)
    throw userError((t) => t.tooManyReports({ most: REPORTS_AN_HOUR }), CODE.warning);
}

/** Stored once by its own id; false: it was there already. */
async function insertReport(db: Db, trip: Trip, { occurTime, ...report }: NewReport): Promise<boolean> {
  const made = await db
    .insert(driverReport)
    .values({ ...report, tripId: trip.id, occurredAt: occurredAt(occurTime) })
    .onConflictDoNothing({ target: [driverReport.tripId, driverReport.clientId] })
    .returning({ id: driverReport.id });
  return made.length > 0;
}

const moverFor = ({ trip, row }: Held): Mover => ({
  side: 'driver',
  accountId: null,
  companyId: row.supplierId,
  name: trip.driverName,
});

export async function report(
  { token, ...given }: ReadBy<typeof reportDriverStep>,
  { db }: Anonymous,
): Promise<DriverJob> {
  const held = await heldTrip(db, token);
  const { trip, row } = held;
  // a report that was sent again is answered as the first time, also after the end
  if (await isKnown(db, trip, given.clientId)) return toDriverJob(db, held);
  if (isEnded(row.state)) throw closed((t) => t.jobEnded);
  await assertReportRate(db, trip);
  if (!(await insertReport(db, trip, given))) return toDriverJob(db, held);
  if (given.kind === 'problem') await sendProblem(db, held, given.note);
  else await advance(db, held, given.kind);
  return toDriverJob(db, held);
}

async function isKnown(db: Db, trip: Trip, clientId: string): Promise<boolean> {
  const isIt = and(eq(driverReport.tripId, trip.id), eq(driverReport.clientId, clientId));
  return (await db.select({ id: driverReport.id }).from(driverReport).where(isIt)).length > 0;
}

async function sendProblem(db: Db, held: Held, note: string): Promise<void> {
  const { row, trip } = held;
  const reason = [trip.plate, note].filter(Boolean).join(' · ');
  await recordEvent(db, moverFor(held), { row, move: 'problem', reason });
  const supplierIds = row.supplierId === null ? [] : [row.supplierId];
  await sendServiceMessages(db, row, { move: 'problem', reason, supplierIds });
}

/** The first step starts the job; it is finished when all its containers are delivered, and no trip is on its way. */
async function advance(db: Db, held: Held, kind: ReportKind): Promise<void> {
  const { row, trip } = held;
  const mover = moverFor(held);
  const reason = trip.plate;
  const started =
    row.state === 'assigned' || row.state === 'accepted'
      ? await moveService(db, mover, { serviceOrderId: row.id, move: 'start', reason })
      : row;
  if (kind !== 'delivered' || started.state !== 'doing') return;
  // two last deliveries at once see each other
  const locked = await lockService(db, row.id);
  if (locked.state === 'doing' && (await isAllDone(db, locked)))
    await moveService(db, mover, { serviceOrderId: row.id, move: 'finish', reason });
}

/** A photo, owned by the supplier and belonging to the service order. */
export async function receivePhoto(
  files: Files,
  { token, ...given }: ReadBy<typeof sendDriverPhoto>,
  { db, upload }: Anonymous,
): Promise<DriverJob> {
  const held = await heldTrip(db, token);
  const { trip, row } = held;
  if (upload === null) throw userError((t) => t.noPhoto);
  if (await isKnown(db, trip, given.clientId)) return toDriverJob(db, held);
  if (isEnded(row.state)) throw closed((t) => t.jobEnded);
  await assertPhoto(db, trip, upload);
  const { id: blobId } = await files.save(db, upload);
  const resourceId = await addResource(db, {
    blobId,
    resourceName: `${trip.plate}-${given.occurTime.replace(/\D/g, '')}.${upload.kind.extension}`,
    companyId: row.supplierId,
    docType: DOC_TYPE.driverPhoto,
    relaId: String(row.id),
  });
  await insertReport(db, trip, { ...given, kind: 'photo', resourceId });
  return toDriverJob(db, held);
}

async function assertPhoto(db: Db, trip: Trip, { kind }: ReceivedFile): Promise<void> {
  if (!allowsExtension(DRIVER_PHOTO_RULE, kind.extension ?? '')) throw userError((t) => t.noPhoto);
  await assertReportRate(db, trip);
  const [found] = await db
    .select({ photos: count() })
    .from(driverReport)
    .where(and(eq(driverReport.tripId, trip.id), eq(driverReport.kind, 'photo')));
  if ((found?.photos ?? 0) >= MAX_PHOTOS) throw userError((t) => t.tooManyPhotos({ most: MAX_PHOTOS }));
}
