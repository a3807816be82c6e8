import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestServer } from '../platform/testing/testServer.ts';

const COPY = `
  with copied as (
    insert into account (username, name, email, mobile, password_hash, language, company_id, is_main_account, hides_money)
    select $2, name, $2 || '@example.com', '', password_hash, language, company_id, is_main_account, hides_money
    from account where username = $1 returning id)
  insert into account_role (account_id, role_id)
  select copied.id, role_id from copied, account_role
  where account_id = (select id from account where username = $1)`;

/**
 * A colleague of a demo person, with the same name, rights and password, for tests that end sessions or change
 * what is the person's own; returns the username, `<username>@example.com` is the address.
 */
export async function newPerson({ databaseUrl }: TestServer, like: string): Promise<string> {
  const username = `${like}-${randomBytes(4).toString('hex')}`;
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(COPY, [like, username]).finally(() => database.end());
  return username;
}
