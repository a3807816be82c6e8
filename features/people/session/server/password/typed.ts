import type { Db } from '../../../../../platform/server/database/connect.ts';
import { passwordFaults, type TypedPasswords } from '../../newPassword.ts';
import { type texts, userError } from '../texts.ts';
import { decryptPassword } from '../wireKey.ts';

type Texts = (typeof texts)['zh'];

export async function typedPasswords<Sent extends TypedPasswords>(
  db: Db,
  sent: Sent,
  isEncrypted: boolean,
): Promise<Sent> {
  const opened = Object.entries(sent).map(async ([field, text]): Promise<[string, string]> => {
    if (!isEncrypted || text === '') return [field, text];
    const plain = await decryptPassword(db, text);
    if (plain === null) throw userError.withFields((t) => t.notEncrypted, { [field]: (t) => t.notEncrypted });
    return [field, plain];
  });
  const typed: Sent = { ...sent, ...Object.fromEntries(await Promise.all(opened)) };
  const faults = Object.entries(passwordFaults(typed));
  const [first] = faults;
  if (first === undefined) return typed;
  const fields = faults.map(([field, fault]) => [field, (t: Texts) => t.password[fault]] as const);
  throw userError.withFields((t) => t.password[first[1]], Object.fromEntries(fields));
}
