import type { Db } from '../../../../../platform/server/database/connect.ts';
import { writeOutbox } from '../../../../../platform/server/outbox/writeOutbox.ts';
import { findProfile } from '../../../account/server/index.ts';
import { texts } from '../texts.ts';

type OwnerTexts = (typeof texts)['zh']['twoStep']['told'];

/** Notifies the person by e-mail, else SMS, in case the change was not theirs. */
export async function notifyOwner(db: Db, accountId: number, pick: (told: OwnerTexts) => string): Promise<void> {
  const profile = await findProfile(db, accountId);
  if (profile === undefined) return;
  const { told } = texts[profile.language].twoStep;
  const text = pick(told);
  if (profile.email)
    await writeOutbox(db, [{ channel: 'email', receiver: profile.email, subject: told.subject, text }]);
  else if (profile.mobile) await writeOutbox(db, [{ channel: 'sms', receiver: profile.mobile, text }]);
}
