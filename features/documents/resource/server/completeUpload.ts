import { auditEntryOf, writeAudit } from '../../../../platform/server/audit/auditLog.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { retryOnDeadlock } from '../../../../platform/server/database/deadlock.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import { userError } from '../../../../platform/server/texts/texts.ts';
import { UserError } from '../../../../platform/server/texts/userError.ts';
import type { ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import * as wire from '../wire.ts';
import { unsafeSelectOfUpload } from './queries.ts';
import { receiveUpload, type UploadDependencies, type UploadResult, uploadResultOf } from './receiveUpload.ts';

type Input = ReadBy<typeof wire.finishParts>;

/** Completes resumable uploads idempotently: parts go after the file exists, so a retry creates or returns it. */
export class UploadCompleter {
  readonly #dependencies: UploadDependencies;
  /** last request per upload: later ones wait instead of inspecting 2 GB in parallel */
  readonly #inProgress = new Map<string, Promise<UploadResult>>();

  constructor(dependencies: UploadDependencies) {
    this.#dependencies = dependencies;
  }

  async complete(input: Input, ctx: CallContext): Promise<UploadResult> {
    const { uploadId } = input;
    const { files } = this.#dependencies;
    const parts = { uploadId, accountId: ctx.user.accountId };
    if (!files.parts.isOwn(uploadId, parts.accountId)) throw userError((t) => t.absent, CODE.absent);
    const previous = this.#inProgress.get(uploadId)?.catch(() => undefined);
    const current = Promise.resolve(previous).then(() => this.#complete(input, ctx));
    this.#inProgress.set(uploadId, current);
    try {
      const uploaded = await current;
      await files.discardUpload(parts);
      return uploaded;
    } catch (thrown) {
      // a permanent refusal makes the parts useless
      if (thrown instanceof UserError && !thrown.isRetryable) await files.discardUpload(parts);
      throw thrown;
    } finally {
      if (this.#inProgress.get(uploadId) === current) this.#inProgress.delete(uploadId);
    }
  }

  async #complete(input: Input, ctx: CallContext): Promise<UploadResult> {
    const { db } = ctx;
    const { files } = this.#dependencies;
    const existing = await db.transaction((inside) => this.#existing(inside, input, ctx));
    if (existing) return existing;
    const file = await files.receiveCompleted({ uploadId: input.uploadId, accountId: ctx.user.accountId });
    try {
      await files.preStage(db, file);
      const save = async (inside: Db) => {
        const meanwhile = await this.#existing(inside, input, ctx);
        if (meanwhile) return meanwhile;
        const uploaded = await receiveUpload(this.#dependencies, file, input, { ...ctx, db: inside });
        await writeAudit(inside, auditEntryOf(wire.finishParts, input, ctx));
        return uploaded;
      };
      return await retryOnDeadlock(() => db.transaction(save));
    } finally {
      await files.discard(file);
    }
  }

  /** The file that the upload has become, if access and metadata match; null: none yet. */
  async #existing(db: Db, { uploadId, docType, relaId }: Input, { user }: CallContext): Promise<UploadResult | null> {
    const found = await unsafeSelectOfUpload(db, uploadId);
    if (!found) return null;
    const isSame = found.docType === docType && (relaId === '' || found.relaId === relaId);
    if (!isSame) throw userError((t) => t.absent, CODE.absent);
    return uploadResultOf(db, user, this.#dependencies.rights, found.id);
  }
}
