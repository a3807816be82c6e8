// Baseline server: Fastify and pg, the plainest way to the same result.
import { randomUUID } from 'node:crypto';
import { fastify } from 'fastify';
import pg from 'pg';
import { z } from 'zod';

const POOL = 20;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: POOL });
const app = fastify();

const booking = z.object({ trainInfoId: z.number(), companyId: z.number(), accountId: z.number() });

app.post('/book', async (request, reply) => {
  const { trainInfoId, companyId, accountId } = booking.parse(request.body);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query('select capacity_teu, sold_teu from train where id = $1 for update', [
      trainInfoId,
    ]);
    if (rows[0].sold_teu + 1 > rows[0].capacity_teu) {
      await client.query('rollback');
      return reply.code(409).send();
    }
    const inserted = await client.query(
      `insert into booking_order (order_no, company_id, account_id, train_id, state, status, teu, container_count,
         amount, currency, contact_name, contact_mobile)
       values ($1, $2, $3, $4, 'submitted', 'submitted', 1, 1, 3000, 'USD', 'Li', '13800010001') returning id`,
      [randomUUID(), companyId, accountId, trainInfoId],
    );
    await client.query(
      `insert into order_container (order_id, train_id, size_type, owner) values ($1, $2, '22G1', 'SOC')`,
      [inserted.rows[0].id, trainInfoId],
    );
    await client.query('update train set sold_teu = sold_teu + 1 where id = $1', [trainInfoId]);
    await client.query('commit');
    return { code: 200 };
  } catch (fault) {
    await client.query('rollback');
    throw fault;
  } finally {
    client.release();
  }
});

app.get('/trains', async () => {
  const { rows } = await pool.query(
    `select * from train where status in ('open', 'closed') and depart_at >= now()
     order by depart_at, id limit 10`,
  );
  return { code: 200, rows };
});

process.send?.({ ready: await app.listen({ port: 0, host: '127.0.0.1' }) });
process.on('SIGTERM', () => process.exit(0));
