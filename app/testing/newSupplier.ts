import type pg from 'pg';
import type { Actor } from '../../platform/testing/actor.ts';
import type { TestServer } from '../../platform/testing/testServer.ts';

export const HAULIER = { companyNo: '20009', username: 'haulier' } as const;

/** A second supplier, with the password of the demo. */
export async function newSupplier(server: TestServer, database: pg.Client): Promise<Actor> {
  await database.query(
    `insert into company (company_no, full_name, company_type, company_scope)
     values ($1, '霍尔果斯拖车有限公司', 3, '{4,8}')`,
    [HAULIER.companyNo],
  );
  await database.query(
    `insert into account (username, name, email, mobile, password_hash, company_id, is_main_account)
     select $2, '何师傅', 'haulier@example.com', '13800010099', password_hash,
       (select id from company where company_no = $1), true
     from account where username = 'supplier'`,
    [HAULIER.companyNo, HAULIER.username],
  );
  await database.query(
    `insert into account_role select account.id, role.id from account cross join role
     where username = $1 and role_key = 'supplier'`,
    [HAULIER.username],
  );
  return server.signInAs(HAULIER.username);
}
