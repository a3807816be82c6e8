import { outboxMessages } from '../../features/portal/outbox/wire.ts';
import type { Actor } from '../../platform/testing/actor.ts';
import type { TestServer } from '../../platform/testing/testServer.ts';
import { newEmail } from './newApplicant.ts';
import type { TestFixture } from './testFixture.ts';

export interface Colleague {
  actor: Actor;
  accountId: number;
  username: string;
}

/** A sub-account of a demo person's company, with some columns of its own; the demo's password. */
export async function newColleague(
  { server, database }: Pick<TestFixture, 'server' | 'database'>,
  like: string,
  columns: Readonly<Record<string, boolean | number | string>> = {},
): Promise<Colleague> {
  const username = newEmail();
  const { rows } = await database.query(
    `with added as (
       insert into account (username, name, email, password_hash, language, company_id, is_main_account)
       select $2, $2, $2, password_hash, 'en', company_id, false from account where username = $1
       returning id),
     roles as (
       insert into account_role (account_id, role_id)
       select added.id, role_id from added, account_role
       where account_id = (select id from account where username = $1))
     select id::int from added`,
    [like, username],
  );
  const accountId: number = rows[0].id;
  for (const [name, value] of Object.entries(columns))
    await database.query(`update account set ${name} = $2 where id = $1`, [accountId, value]);
  return { actor: await server.signInAs(username), accountId, username };
}

/** Token of the newest one-time link in the outbox to an address. */
export async function newestLinkToken(server: TestServer, receiver: string): Promise<string> {
  const operator = await server.signInAs('operator');
  const { rows } = await operator.send(outboxMessages.list, { receiver });
  return /#([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}
