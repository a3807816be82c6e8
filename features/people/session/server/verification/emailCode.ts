import type { Db } from '../../../../../platform/server/database/connect.ts';
import { writeOutbox } from '../../../../../platform/server/outbox/writeOutbox.ts';
import { userError } from '../texts.ts';
import { newCode, verifyCode } from './code.ts';
import { contactOf } from './contact.ts';
import { consumeCode } from './queries.ts';

const PURPOSE = 'companyEmail';

/** Sends a code to an address that is no account's; refused while the address has had too many. */
export async function sendEmailCode(
  db: Db,
  email: string,
  wording: (code: string) => { subject: string; text: string },
): Promise<void> {
  const contact = contactOf({ mobile: '', email });
  const code = await newCode(db, PURPOSE, contact);
  await writeOutbox(db, [{ channel: 'email', receiver: contact.address, ...wording(code) }]);
}

/** Uses a code up together with `confirm`; `db` in no transaction: a wrong code must stay counted. */
export async function consumeEmailCode(
  db: Db,
  { email, code }: { email: string; code: string },
  confirm: (inside: Db) => Promise<void>,
): Promise<void> {
  const codeId = await verifyCode(db, PURPOSE, contactOf({ mobile: '', email }), code);
  await db.transaction(async (inside) => {
    if (!(await consumeCode(inside, codeId)))
      throw userError.withFields((t) => t.wrongCode, { code: (t) => t.wrongCode });
    await confirm(inside);
  });
}
