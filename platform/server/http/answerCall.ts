import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mayCall } from '../../wire/access.ts';
import type { AnyCall } from '../../wire/call.ts';
import { CODE, type FilePayload, isFile, wrap } from '../../wire/envelope.ts';
import type { Language } from '../../wire/language.ts';
import type { Who } from '../../wire/who.ts';
import { deedOf, writeAudit } from '../audit/write.ts';
import type { Db } from '../database/connect.ts';
import { againAfterDeadlock } from '../database/deadlock.ts';
import type { Files } from '../files/files.ts';
import type { ReceivedFile } from '../files/receivedFile.ts';
import type { Platform } from '../platform.ts';
import { refuseRepeat } from '../repeat/refuseRepeat.ts';
import { refuse, texts } from '../texts/texts.ts';
import type { Asking } from './asking.ts';
import type { Binding, ReadyCall } from './bind.ts';
import { cleanInput } from './cleanInput.ts';
import { languageOf } from './language.ts';
import { Refusal } from './refusal.ts';
import { ShareNextRead } from './shareNextRead.ts';
import { readForm } from './upload.ts';

export type WhoIs = (token: string) => Promise<Who | null>;

export type Outcome =
  | { kind: 'envelope'; code: number; body: string; fault?: unknown }
  | { kind: 'file'; code: number; file: FilePayload };

const BEARER = /^Bearer\s+(\S+)$/i;

/** Handles one call: user → input → transaction → handler → audit → envelope. Never throws. */
export function answering(binding: Binding, platform: Platform, whoIs: WhoIs) {
  const sharing = new ShareNextRead<Outcome>();
  const { call } = binding;

  const run = async (ready: ReadyCall, asking: Asking<Who | null>): Promise<Outcome> => {
    if (call.effect === 'read' || binding.manner === 'itself') {
      return outcomeOf(await ready.answer(asking), asking.language);
    }
    const write = async (db: Db) => {
      const payload = await ready.answer({ ...asking, db });
      await writeAudit(db, deedOf(call, ready.input, asking));
      return outcomeOf(payload, asking.language);
    };
    return againAfterDeadlock(() => platform.db.transaction(write));
  };

  const outcomeOf = (payload: unknown, language: Language): Outcome => {
    const checked = z.safeParse(call.answer.schema, payload);
    if (!checked.success) {
      if (platform.config.refusesWrongAnswers) throw checked.error;
      platform.log.error(
        { call: call.path, issues: checked.error.issues },
        'an answer breaks its declaration',
      );
    }
    const sent = checked.success ? checked.data : payload;
    if (call.answer.shape === 'file' && isFile(sent)) return { kind: 'file', code: CODE.done, file: sent };
    const body = JSON.stringify(wrap(call.answer.shape, sent, texts[language].done));
    return { kind: 'envelope', code: CODE.done, body };
  };

  return async (request: FastifyRequest): Promise<Outcome> => {
    const language = languageOf(request);
    let upload: ReceivedFile | null = null;
    try {
      const token = tokenOf(request);
      const who = await personBehind(request, call, whoIs);
      const { raw, file } = await received(request, binding, platform.files);
      upload = file;
      const ready = binding.read(cleanInput(raw));
      await refuseRepeat(platform, call, who, ready.input);
      if (upload && call.upload?.isKept) await platform.files.bring(platform.db, upload);
      const asking: Asking<Who | null> = {
        who,
        db: platform.db,
        language,
        requestId: request.id,
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        token,
        upload,
      };
      if (binding.manner !== 'shared') return await run(ready, asking);
      return await sharing.read(`${language} ${JSON.stringify(ready.input)}`, () => run(ready, asking));
    } catch (thrown) {
      return outcomeOfThrown(thrown, language, request.id);
    } finally {
      if (upload) await platform.files.discard(upload);
    }
  };
}

function tokenOf(request: FastifyRequest): string | null {
  return BEARER.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** The user of a request; throws a UserError without access to the call. */
export async function personBehind(
  request: FastifyRequest,
  { access, beforePasswordChange }: Pick<AnyCall, 'access' | 'beforePasswordChange'>,
  whoIs: WhoIs,
): Promise<Who | null> {
  const token = tokenOf(request);
  const who = token === null ? null : await whoIs(token);
  const verdict = mayCall(access, who);
  if (verdict === 'signIn') throw refuse((t) => t.signIn, CODE.signIn);
  if (who?.mustChangePassword && access.kind !== 'public' && !beforePasswordChange) {
    throw refuse((t) => t.passwordFirst, CODE.passwordFirst);
  }
  if (verdict === 'no') throw refuse((t) => t.forbidden, CODE.forbidden);
  return who;
}

async function received(
  request: FastifyRequest,
  binding: Binding,
  files: Files,
): Promise<{ raw: unknown; file: ReceivedFile | null }> {
  const parts = { ...withoutEmpty(request.query), ...asRecord(request.params) };
  if (!binding.call.upload) return { raw: { ...parts, ...asRecord(request.body) }, file: null };
  const form = await readForm(request, binding.call.upload, files);
  return { raw: { ...parts, ...form.fields }, file: form.file };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function withoutEmpty(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(asRecord(query)).filter(([, value]) => value !== ''));
}

/** Maps anything thrown to a response: a UserError gives its text, any other error only an id. */
export function outcomeOfThrown(thrown: unknown, language: Language, requestId: string): Outcome {
  if (thrown instanceof Refusal) {
    const fields = thrown.fields && { fields: saidAll(thrown.fields, language) };
    const body = JSON.stringify({ code: thrown.code, msg: thrown.say(language), ...fields });
    return { kind: 'envelope', code: thrown.code, body };
  }
  const body = JSON.stringify({ code: CODE.refused, msg: texts[language].fault, faultId: requestId });
  return { kind: 'envelope', code: CODE.refused, body, fault: thrown };
}

function saidAll(fields: NonNullable<Refusal['fields']>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, say]) => [path, say(language)]));
}

export function newRequestId(): string {
  return randomUUID().slice(0, 18);
}
