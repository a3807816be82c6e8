import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { limitConcurrency } from '../../../libs/concurrency/limitConcurrency.ts';
import { limitPerKey } from '../../../libs/concurrency/limitPerKey.ts';
import { isDiskFull } from '../../../libs/disk/diskErrors.ts';
import { checkAccess } from '../../wire/access.ts';
import type { AnyCall } from '../../wire/call.ts';
import type { CurrentUser } from '../../wire/currentUser.ts';
import { CODE, type FilePayload, isFile, wrap } from '../../wire/envelope.ts';
import type { Language } from '../../wire/language.ts';
import { withoutMoney } from '../../wire/money.ts';
import { auditEntryOf, writeAudit } from '../audit/auditLog.ts';
import type { Db } from '../database/connect.ts';
import { retryOnDeadlock } from '../database/deadlock.ts';
import { rejectDuplicate } from '../duplicates/rejectDuplicate.ts';
import type { Files } from '../files/files.ts';
import type { ReceivedFile } from '../files/receivedFile.ts';
import { networkOf } from '../networkOf.ts';
import type { Platform } from '../platform.ts';
import { languageOf } from '../texts/requestLanguage.ts';
import { texts, userError } from '../texts/texts.ts';
import { UserError } from '../texts/userError.ts';
import type { Binding, ReadyCall } from './bind.ts';
import type { CallContext } from './callContext.ts';
import { readForm } from './multipartForm.ts';
import { RequestCoalescer } from './requestCoalescer.ts';
import { sanitizeInput } from './sanitizeInput.ts';

/** What a guard may ask of a request besides its token. */
interface GuardedRequest {
  call: Pick<AnyCall, 'method' | 'path'>;
  address: string;
}

/** The user of a token, or null; throws a UserError where the token is known, and not for this call. */
export type Authenticate = (token: string, request: GuardedRequest) => Promise<CurrentUser | null>;

export type CallResponse =
  | { kind: 'envelope'; code: number; body: string; fault?: unknown }
  | { kind: 'file'; code: number; file: FilePayload };

/** Browsers need half of it; it is stored with sessions. */
const MAX_USER_AGENT = 500;
const BEARER = /^Bearer\s+(\S+)$/i;

/** Handles one call: user → input → transaction → handler → audit → envelope. Never throws. */
export function callHandler(binding: Binding, platform: Platform, authenticate: Authenticate) {
  const coalescer = new RequestCoalescer<CallResponse>();
  const { call } = binding;
  const limited = limitWrites(platform.config.databasePool);

  const run = async (ready: ReadyCall, ctx: CallContext<CurrentUser | null>): Promise<CallResponse> => {
    if (call.effect === 'read' || binding.transaction === 'grouped') return responseOf(await ready.run(ctx), ctx);
    await ready.admit(ctx);
    if (binding.transaction === 'own') return limited(ctx, async () => responseOf(await ready.run(ctx), ctx));
    const write = async (db: Db) => {
      const payload = await ready.run({ ...ctx, db });
      await writeAudit(db, auditEntryOf(call, ready.input, ctx));
      return responseOf(payload, ctx);
    };
    return limited(ctx, () => retryOnDeadlock(() => platform.db.transaction(write)));
  };

  const responseOf = (payload: unknown, { language, user }: CallContext<CurrentUser | null>): CallResponse => {
    const checked = z.safeParse(call.response.schema, payload);
    if (!checked.success) {
      if (platform.config.isStrictAboutResponses) throw checked.error;
      platform.log.error({ call: call.path, issues: checked.error.issues }, 'an answer breaks its declaration');
    }
    const whole = checked.success ? checked.data : payload;
    const sent = user?.hidesMoney ? withoutMoney(call.response.schema, whole) : whole;
    if (call.response.shape === 'file' && isFile(sent)) return { kind: 'file', code: CODE.done, file: sent };
    const body = JSON.stringify(wrap(call.response.shape, sent, texts[language].done));
    return { kind: 'envelope', code: CODE.done, body };
  };

  return async (request: FastifyRequest): Promise<CallResponse> => {
    const language = languageOf(request);
    let uploadedFile: ReceivedFile | null = null;
    try {
      const token = tokenOf(request);
      const user = await authorizeRequest(request, call, authenticate);
      const { raw, file } = await readInput(request, binding, platform.files);
      uploadedFile = file;
      const ready = binding.parse(sanitizeInput(raw));
      await rejectDuplicate(platform, call, user, ready.input);
      if (uploadedFile && call.upload?.isStored) await platform.files.preStage(platform.db, uploadedFile);
      const ctx: CallContext<CurrentUser | null> = {
        user,
        db: platform.db,
        language,
        requestId: request.id,
        address: request.ip,
        host: request.host,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT),
        token,
        upload: uploadedFile,
      };
      if (binding.transaction !== 'coalesced') return await run(ready, ctx);
      const key = `${language} ${user?.hidesMoney ?? false} ${JSON.stringify(ready.input)}`;
      return await coalescer.run(key, () => run(ready, ctx));
    } catch (thrown) {
      if (!isDiskFull(thrown)) return errorResponse(thrown, language, request.id);
      platform.metrics.countDiskFull();
      platform.log.error({ err: thrown, call: call.path }, 'the disk is full');
      return errorResponse(
        userError.retryable((t) => t.store.noRoom),
        language,
        request.id,
      );
    } finally {
      if (uploadedFile) await platform.files.discard(uploadedFile);
    }
  };
}

const MAX_WAITING_WRITES = 1_000;

const tooMany = () => userError.retryable((t) => t.tooManyCalls);

/**
 * Bounds the transactions of one call, so that those who wait for one row never hold the whole pool: half of it for
 * all, a quarter for one company or, without one, one person or network.
 */
function limitWrites(poolSize: number) {
  const ofAll = limitConcurrency(Math.ceil(poolSize / 2), MAX_WAITING_WRITES, tooMany);
  const ofOne = limitPerKey(Math.ceil(poolSize / 4), MAX_WAITING_WRITES, tooMany);
  return <Result>(ctx: CallContext<CurrentUser | null>, write: () => Promise<Result>): Promise<Result> =>
    ofOne(subjectOf(ctx), () => ofAll(write));
}

function subjectOf({ user, address }: CallContext<CurrentUser | null>): string {
  if (user === null) return networkOf(address);
  return user.companyId === null ? `account ${user.accountId}` : `company ${user.companyId}`;
}

function tokenOf(request: FastifyRequest): string | null {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** The user of a request; throws a UserError without access to the call. */
export async function authorizeRequest(
  request: FastifyRequest,
  call: Pick<AnyCall, 'method' | 'path' | 'access' | 'isAllowedBeforePasswordChange'>,
  authenticate: Authenticate,
): Promise<CurrentUser | null> {
  const { access, isAllowedBeforePasswordChange } = call;
  const token = tokenOf(request);
  const user = token === null ? null : await authenticate(token, { call, address: request.ip });
  const verdict = checkAccess(access, user);
  if (verdict === 'signIn') throw userError((t) => t.signIn, CODE.signIn);
  if (access.kind !== 'public' && !isAllowedBeforePasswordChange) {
    if (user?.mustChangePassword) throw userError((t) => t.passwordFirst, CODE.passwordFirst);
    if (user?.mustSetUpTwoStep) throw userError((t) => t.twoStepFirst, CODE.passwordFirst);
  }
  if (verdict === 'no') throw userError((t) => t.forbidden, CODE.forbidden);
  return user;
}

async function readInput(
  request: FastifyRequest,
  binding: Binding,
  files: Files,
): Promise<{ raw: unknown; file: ReceivedFile | null }> {
  const parts = { ...withoutEmpty(request.query), ...asRecord(request.params) };
  const { upload } = binding.call;
  if (!upload || (upload.isOptional && !request.isMultipart())) {
    return { raw: { ...parts, ...asRecord(request.body) }, file: null };
  }
  const form = await readForm(request, upload, files);
  return { raw: { ...parts, ...form.fields }, file: form.file };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function withoutEmpty(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(asRecord(query)).filter(([, value]) => value !== ''));
}

/** Maps anything thrown to a response: a UserError gives its text, any other error only an id. */
export function errorResponse(thrown: unknown, language: Language, requestId: string): CallResponse {
  if (thrown instanceof UserError) {
    const fields = thrown.fields && { fields: localizeAll(thrown.fields, language) };
    const body = JSON.stringify({ code: thrown.code, msg: thrown.textIn(language), ...fields });
    return { kind: 'envelope', code: thrown.code, body };
  }
  const body = JSON.stringify({ code: CODE.refused, msg: texts[language].fault, faultId: requestId });
  return { kind: 'envelope', code: CODE.refused, body, fault: thrown };
}

function localizeAll(fields: NonNullable<UserError['fields']>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, textIn]) => [path, textIn(language)]));
}

export function newRequestId(): string {
  return randomUUID().slice(0, 18);
}
