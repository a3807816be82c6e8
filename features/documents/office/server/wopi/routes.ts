import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../../../platform/server/database/connect.ts';
import { UserError } from '../../../../../platform/server/texts/userError.ts';
import type { CurrentUser } from '../../../../../platform/wire/currentUser.ts';
import { findCurrentUser } from '../../../../people/account/server/index.ts';
import { MAX_OFFICE_BYTES } from '../../wire.ts';
import { readBlob } from '../blobs.ts';
import type { OfficeDocument } from '../documents.ts';
import { serializeDocument } from '../lock.ts';
import type { Office } from '../open.ts';
import { storeVersion, withReceived } from '../save.ts';
import { findSessionByToken, type SessionRow, updateSession } from '../sessions.ts';
import { currentVersion, recordCurrent } from '../versions.ts';
import { fileIdOf, isForEditing, WOPI_FILES } from './documentServer.ts';
import { currentWopiLock, type LockOutcome, lockDocument, refreshLock, unlockDocument } from './wopiLock.ts';

const TOKEN_VALID_MS = 10 * 3_600_000;
const MAX_LOCK_LENGTH = 1_024;
const LOCK_HEADER = 'x-wopi-lock';
const HTTP = {
  badRequest: 400,
  unauthorized: 401,
  absent: 404,
  conflict: 409,
  preconditionFailed: 412,
  notImplemented: 501,
} as const;

interface Visit {
  session: SessionRow;
  user: CurrentUser;
  document: OfficeDocument;
  /** by the person's rights of now, and by what the opening was for */
  canWrite: boolean;
}

interface WopiRoute {
  Params: { fileId: string };
  Querystring: { access_token?: string };
}
type WopiRequest = FastifyRequest<WopiRoute>;

/** The file of a document for a document server (WOPI): asked with the token of an opening, by its person's rights of now. */
export function serveWopi(office: Office): (app: FastifyInstance) => void {
  return (app) => {
    if (office.documentServer === undefined) return;
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_OFFICE_BYTES }, (_request, body, done) =>
        done(null, body),
      );
      const route = (handle: Handler) => (request: WopiRequest, reply: FastifyReply) =>
        answer(office, handle, request, reply);
      const file = `${WOPI_FILES}/:fileId`;
      scope.get<WopiRoute>(file, route(checkFileInfo));
      scope.get<WopiRoute>(`${file}/contents`, route(getFile));
      scope.post<WopiRoute>(file, route(lockOperation));
      scope.post<WopiRoute>(`${file}/contents`, { config: { takesUpload: true } }, route(putFile));
    });
  };
}

type Handler = (office: Office, visit: Visit, request: WopiRequest, reply: FastifyReply) => Promise<unknown>;

async function answer(office: Office, handle: Handler, request: WopiRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store');
  const visit = await visitOf(office, request);
  if (visit === undefined) return reply.code(HTTP.unauthorized).send();
  if (fileIdOf(visit.session) !== request.params.fileId) return reply.code(HTTP.absent).send();
  return handle(office, visit, request, reply);
}

async function visitOf({ platform, documents }: Office, request: WopiRequest): Promise<Visit | undefined> {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = request.query.access_token ?? bearer;
  if (token === undefined) return undefined;
  const session = await findSessionByToken(platform.db, token);
  if (session === undefined || Date.now() - session.createdAt.getTime() > TOKEN_VALID_MS) return undefined;
  const user = await findCurrentUser(platform.db, session.accountId);
  if (user === null) return undefined;
  try {
    const document = await documents.find(platform.db, user, session);
    return { session, user, document, canWrite: document.access === 'write' && isForEditing(token) };
  } catch (thrown) {
    // the person may read it no longer, or it is gone
    if (thrown instanceof UserError) return undefined;
    throw thrown;
  }
}

/** What the protocol tells two contents apart by: a new one for each save, and none comes twice. */
async function stateOf(db: Db, document: OfficeDocument): Promise<{ version: string; modifiedAt: string }> {
  const { versionNo, savedAt } = await currentVersion(db, document);
  return { version: `${versionNo}.${savedAt.getTime()}`, modifiedAt: savedAt.toISOString() };
}

async function checkFileInfo({ platform }: Office, { user, document, canWrite }: Visit) {
  const { resourceName, byteCount, sha256 } = document.file;
  const { version, modifiedAt } = await stateOf(platform.db, document);
  return {
    BaseFileName: resourceName,
    OwnerId: String(document.file.companyId ?? 0),
    Size: byteCount,
    UserId: String(user.accountId),
    UserFriendlyName: user.name,
    Version: version,
    SHA256: Buffer.from(sha256, 'hex').toString('base64'),
    LastModifiedTime: modifiedAt,
    UserCanWrite: canWrite,
    ReadOnly: !canWrite,
    UserCanNotWriteRelative: true,
    SupportsLocks: true,
    SupportsGetLock: true,
    SupportsUpdate: true,
    IsAnonymousUser: false,
    PostMessageOrigin: platform.config.publicUrl ?? '',
  };
}

async function getFile({ platform }: Office, { document }: Visit, request: WopiRequest, reply: FastifyReply) {
  const maxBytes = Number(headerOf(request, 'x-wopi-maxexpectedsize') || Number.POSITIVE_INFINITY);
  if (document.file.byteCount > maxBytes) return reply.code(HTTP.preconditionFailed).send();
  reply.header('x-wopi-itemversion', (await stateOf(platform.db, document)).version);
  return reply.type('application/octet-stream').send(Buffer.from(await readBlob(platform.files, document.file)));
}

const headerOf = (request: WopiRequest, name: string) => String(request.headers[name] ?? '').slice(0, MAX_LOCK_LENGTH);

async function lockOperation({ platform: { db } }: Office, visit: Visit, request: WopiRequest, reply: FastifyReply) {
  const { document, canWrite } = visit;
  const lock = headerOf(request, LOCK_HEADER);
  const operation = headerOf(request, 'x-wopi-override');
  if (operation === 'GET_LOCK') {
    reply.header(LOCK_HEADER, (await currentWopiLock(db, document)) ?? '');
    return reply.send();
  }
  if (!['LOCK', 'UNLOCK', 'REFRESH_LOCK'].includes(operation)) return reply.code(HTTP.notImplemented).send();
  if (!canWrite) return reply.code(HTTP.unauthorized).send();
  if (lock === '') return reply.code(HTTP.badRequest).send();
  const oldLock = headerOf(request, 'x-wopi-oldlock') || undefined;
  const outcome = await db.transaction((inside) => {
    if (operation === 'LOCK') return lockDocument(inside, document, { lock, oldLock });
    return (operation === 'UNLOCK' ? unlockDocument : refreshLock)(inside, document, lock);
  });
  return sendOutcome(reply, outcome);
}

function sendOutcome(reply: FastifyReply, outcome: LockOutcome) {
  if (outcome.status === 'done') return reply.send();
  return reply.code(HTTP.conflict).header(LOCK_HEADER, outcome.lock).send();
}

async function putFile(office: Office, visit: Visit, request: WopiRequest, reply: FastifyReply) {
  const { db, files } = office.platform;
  const { session, user, document, canWrite } = visit;
  if (!canWrite) return reply.code(HTTP.unauthorized).send();
  if (!Buffer.isBuffer(request.body)) return reply.code(HTTP.notImplemented).send();
  const lock = headerOf(request, LOCK_HEADER);
  const given = { content: new Uint8Array(request.body), fileName: document.file.resourceName };
  try {
    const stored = await withReceived(files, db, given, (received) =>
      db.transaction(async (inside) => {
        await serializeDocument(inside, document);
        const current = await currentWopiLock(inside, document);
        if (current !== lock || lock === '') return { status: 'conflict', lock: current ?? '' } as const;
        // everybody in the document server writes on, each from the version before
        const { versionNo } = await recordCurrent(inside, await office.documents.find(inside, user, session));
        await updateSession(inside, session.id, { versionNo });
        const now = { ...session, versionNo };
        return storeVersion(office, inside, { session: now, user, received, source: 'documentServer' });
      }),
    );
    if (typeof stored === 'object') return sendOutcome(reply, stored);
    const state = await stateOf(db, await office.documents.find(db, user, session));
    return reply.header('x-wopi-itemversion', state.version).send({ LastModifiedTime: state.modifiedAt });
  } catch (thrown) {
    if (!(thrown instanceof UserError)) throw thrown;
    const language = 'en';
    return reply
      .code(HTTP.conflict)
      .header('x-wopi-lockfailurereason', thrown.textIn(language))
      .header(LOCK_HEADER, lock)
      .send();
  }
}
