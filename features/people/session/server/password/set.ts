import type { Db } from '../../../../../platform/server/database/connect.ts';
import { writeOutbox } from '../../../../../platform/server/outbox/writeOutbox.ts';
import { findProfile, hashPassword, savePasswordHash } from '../../../account/server/index.ts';
import { texts } from '../texts.ts';
import { deleteTrustedDevicesOf } from '../twoStep/queries.ts';

/** Notifies the owner, in case it was not them; trusted devices are asked the second step again. */
export async function setPassword(db: Db, accountId: number, password: string): Promise<void> {
  await savePasswordHash(db, accountId, await hashPassword(password));
  await deleteTrustedDevicesOf(db, accountId);
  const profile = await findProfile(db, accountId);
  if (profile === undefined) return;
  const { passwordChangedSubject: subject, passwordChangedText: text } = texts[profile.language];
  if (profile.email) await writeOutbox(db, [{ channel: 'email', receiver: profile.email, subject, text }]);
  else if (profile.mobile) await writeOutbox(db, [{ channel: 'sms', receiver: profile.mobile, text }]);
}
