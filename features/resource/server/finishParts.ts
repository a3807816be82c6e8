import { deedOf, writeAudit } from '../../../platform/server/audit/write.ts';
import type { Db } from '../../../platform/server/database/connect.ts';
import { againAfterDeadlock } from '../../../platform/server/database/deadlock.ts';
import type { Asking } from '../../../platform/server/http/asking.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { refuse } from '../../../platform/server/texts/texts.ts';
import type { ReadBy } from '../../../platform/wire/call.ts';
import { CODE } from '../../../platform/wire/envelope.ts';
import * as wire from '../wire.ts';
import { unsafeSelectOfUpload } from './queries.ts';
import { answerWith, type Desk, takeIn, type Uploaded } from './takeIn.ts';

type Input = ReadBy<typeof wire.finishParts>;

/** Completes resumable uploads idempotently: parts go after the file exists, so a retry creates or returns it. */
export class Finishing {
  readonly #desk: Desk;
  /** last request per upload: later ones wait instead of inspecting 2 GB in parallel */
  readonly #turns = new Map<string, Promise<Uploaded>>();

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async finish(input: Input, asking: Asking): Promise<Uploaded> {
    const { uploadId } = input;
    const { files } = this.#desk;
    const parts = { uploadId, accountId: asking.who.accountId };
    if (!files.parts.isOwn(uploadId, parts.accountId)) throw refuse((t) => t.absent, CODE.absent);
    const before = this.#turns.get(uploadId)?.catch(() => undefined);
    const mine = Promise.resolve(before).then(() => this.#finish(input, asking));
    this.#turns.set(uploadId, mine);
    try {
      const uploaded = await mine;
      await files.forgetParts(parts);
      return uploaded;
    } catch (thrown) {
      // a permanent refusal makes the parts useless
      if (thrown instanceof Refusal && !thrown.isForNow) await files.forgetParts(parts);
      throw thrown;
    } finally {
      if (this.#turns.get(uploadId) === mine) this.#turns.delete(uploadId);
    }
  }

  async #finish(input: Input, asking: Asking): Promise<Uploaded> {
    const { db } = asking;
    const { files } = this.#desk;
    const earlier = await db.transaction((inside) => this.#earlier(inside, input, asking));
    if (earlier) return earlier;
    const file = await files.takeParts({ uploadId: input.uploadId, accountId: asking.who.accountId });
    try {
      await files.bring(db, file);
      const keep = async (inside: Db) => {
        const meanwhile = await this.#earlier(inside, input, asking);
        if (meanwhile) return meanwhile;
        const uploaded = await takeIn(this.#desk, file, input, { ...asking, db: inside });
        await writeAudit(inside, deedOf(wire.finishParts, input, asking));
        return uploaded;
      };
      return await againAfterDeadlock(() => db.transaction(keep));
    } finally {
      await files.discard(file);
    }
  }

  /** The file that the upload has become, if access and metadata match; null: none yet. */
  async #earlier(db: Db, { uploadId, docType, relaId }: Input, { who }: Asking): Promise<Uploaded | null> {
    const found = await unsafeSelectOfUpload(db, uploadId);
    if (!found) return null;
    const isSame = found.docType === docType && (relaId === '' || found.relaId === relaId);
    if (!isSame) throw refuse((t) => t.absent, CODE.absent);
    return answerWith(db, who, this.#desk.rights, found.id);
  }
}
