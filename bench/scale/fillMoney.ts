/** Suppliers beside the demo's own, which does a third of all. */
const SUPPLIERS = 20;

const supplierSql = [
  `insert into company (company_no, full_name, company_type, company_scope)
   select 'S' || n, '陆港场站 Depot ' || n, 3, '{4,8}' from generate_series(1, ${SUPPLIERS}) n`,
  `create temp table numbered_supplier as
   select row_number() over (order by id) - 1 as place, id from company where company_no like 'S%' and full_name like '陆港场站%'`,
  `create temp table supplier as select company_id as id, account.id as account_id from account where username = 'supplier'`,
];

/** One sale and one cost of rail freight for each confirmed order; what was withdrawn late cost a tenth. */
const chargeSql = [
  ...supplierSql,
  `create temp table charged as
   select new_order.id as order_id, new_order.company_id, new_order.account_id, created_at, new_order.state as order_state,
     case when new_order.id % 3 = 0 then supplier.id else numbered_supplier.id end as supplier_id,
     case when status = 'delivered' then case when created_at < now() - interval '75 days' then 'paid' else 'billed' end
       when status = 'departed' then 'billed' else 'confirmed' end as charge_status
   from new_order join numbered_supplier on place = new_order.id % ${SUPPLIERS} cross join supplier
   where state in ('confirmed', 'withdrawn')`,
  `insert into charge (key, side, order_id, service_kind, fee_type, company_id, basis, quantity, unit_price, amount,
     currency, tax_rate, occurred_on, status, why, created_at)
   select 'bench:' || side || ':' || order_id, side, order_id, 'train', fee_type,
     case side when 'sale' then company_id else supplier_id end, 'box', 4, price, price * 4, 'USD', 0,
     created_at::date, charge_status,
     jsonb_build_object('kind', case when fee_type = 'cancellation' then 'ladder' else 'price' end, 'id', order_id, 'version', 1,
       'inputs', jsonb_build_object('trainNo', 'X8001', 'sizeType', '22G1')), created_at
   from charged cross join unnest(array['sale', 'cost']) side
   cross join lateral (select case when order_state = 'withdrawn' then 'cancellation' else 'railFreight' end as fee_type,
     case when order_state = 'withdrawn' then 300 when side = 'sale' then 3000 else 2500 + order_id % 600 end as price) as priced
   where side = 'sale' or order_state = 'confirmed' order by created_at`,
];

const SERVICE_KIND = `case kind when 'trailer' then 'road' when 'yard' then 'stock' else 'train' end`;

/** One service for five orders, its parts, and its fee once it is confirmed. */
const serviceSql = [
  `insert into service_order (order_id, company_id, account_id, kind, service_kind, state, supplier_id, place, address,
     contact_name, contact_mobile, start_at, cost_amount, sale_amount, is_agreed, fee_cost, fee_sale, remark, created_at)
   select order_id, company_id, account_id, kind, ${SERVICE_KIND}, state,
     case when state not in ('requested', 'quoting') then supplier_id end, '西安国际港站 3 号堆场', '锦业路 125 号', '李思远',
     '13800010001', created_at + interval '2 days', 1600, 1850, state not in ('requested', 'quoting'),
     case when state = 'feeConfirmed' then 1600 end, case when state = 'feeConfirmed' then 1850 end, 'bench', created_at
   from (select charged.*, (array['trailer', 'yard', 'customs', 'trailer'])[1 + (order_id / 5 % 4)::int] as kind,
       case when created_at < now() - interval '20 days' then case when order_id % 35 = 0 then 'cancelled' else 'feeConfirmed' end
         else (array['requested', 'quoting', 'accepted', 'doing', 'done', 'feeEntered'])[1 + (order_id / 5 % 6)::int] end as state
     from charged where order_id % 5 = 0 and order_state = 'confirmed') as asked`,
  `create temp table new_service as select * from service_order where remark = 'bench'`,
  'create unique index on new_service (id)',
  'analyze new_service',
  `insert into service_container (service_order_id, order_container_id)
   select new_service.id, first.id from new_service
   join (select order_id, min(id) as id from order_container group by order_id) first using (order_id)`,
  `insert into service_bid (service_order_id, supplier_id, state, amount, created_at, kind)
   select new_service.id, coalesce(new_service.supplier_id, charged.supplier_id),
     case when new_service.state = 'quoting' then 'asked' else 'won' end, 1600, new_service.created_at, new_service.kind
   from new_service join charged using (order_id) where new_service.state <> 'requested'`,
  `insert into service_bid (service_order_id, supplier_id, state, amount, created_at, kind)
   select new_service.id, other.id, 'lost', 1700, new_service.created_at, new_service.kind
   from new_service join numbered_supplier other on other.place = new_service.id % ${SUPPLIERS}
   where new_service.id % 2 = 0 on conflict do nothing`,
  `update service_bid set job_status = job_status(service_bid.state, service_order.state)
   from service_order where service_order.id = service_order_id`,
  `insert into service_event (service_order_id, move, side, company_id, name, created_at)
   select id, move, case move when 'request' then 'customer' else 'supplier' end,
     case move when 'request' then company_id else supplier_id end, '马建国', created_at
   from new_service cross join unnest(array['request', 'acceptJob', 'start', 'finish']) move`,
  `insert into order_timeline (order_id, move, side, account_name, words, created_at)
   select order_id, 'service.finish', 'supplier', '马建国', '{"zh": "服务完成", "en": "Service completed", "ru": "Услуга выполнена"}',
     created_at from new_service where state = 'feeConfirmed'`,
  `insert into charge (key, side, order_id, service_order_id, service_kind, fee_type, company_id, basis, quantity,
     unit_price, amount, currency, tax_rate, occurred_on, status, why, created_at)
   select 'bench:service:' || side || ':' || id, side, order_id, id, service_kind, 'trailer',
     case side when 'sale' then company_id else supplier_id end, 'order', 1, price, price, 'CNY', 0.06, created_at::date,
     case when created_at < now() - interval '75 days' then 'paid' else 'confirmed' end,
     jsonb_build_object('kind', 'quote', 'id', id, 'version', 1, 'inputs', '{}'::jsonb), created_at
   from new_service cross join unnest(array['sale', 'cost']) side
   cross join lateral (select case side when 'sale' then 1850 else 1600 end as price) as priced
   where state = 'feeConfirmed' order by created_at`,
];

/** One for ten orders; most of them agreed. */
const additionalFeeSql = [
  `insert into additional_fee (order_id, service_kind, company_id, payee_id, entered_by, fee_type, business_date,
     entered_amount, sale_amount, cost_amount, currency, is_sale_agreed, is_cost_agreed, remark, state, due_at, created_at)
   select order_id, 'train', company_id, supplier_id, 'supplier', 'weighing', created_at::date, 430, 430, 400, 'CNY',
     fee_state = 'agreed', true, 'bench ' || order_id, fee_state, created_at + interval '3 days', created_at
   from (select *, case when created_at < now() - interval '20 days' then
       case order_id % 40 when 0 then 'withdrawn' else 'agreed' end
       else (array['proposed', 'disputed', 'overdue', 'offered'])[1 + (order_id / 10 % 4)::int] end as fee_state
     from charged where order_id % 10 = 0) as entered`,
  `insert into additional_fee_event (fee_id, kind, side, name, words, sale_amount, cost_amount, created_at)
   select id, kind, case kind when 'enter' then 'supplier' else 'customer' end, '马建国', '', 430, 400, created_at
   from additional_fee cross join unnest(array['enter', 'confirm']) kind where remark like 'bench %'`,
];

/**
 * Customers: a bill by month and currency, those of the busy customer by order. Suppliers: a claim by month and
 * currency. What is older than 75 days is paid.
 */
const billSql = [
  `insert into charge_move (charge_id, status, amount, created_at)
   select id, status, amount, created_at from charge where key like 'bench:%'`,
  `create temp table gathered as
   select charge.id as charge_id, charge.side, charge.company_id, charge.currency, charge.order_id, charge.fee_type,
     charge.occurred_on, charge.quantity, charge.unit_price, charge.amount, charge.tax_rate,
     round(charge.amount * charge.tax_rate, 2) as tax, charge.status = 'paid' as is_paid,
     charge.side || ':' || charge.company_id || ':' || charge.currency || ':' || (charge.status = 'paid') ||
       case when charge.side = 'sale' and charge.company_id = rival.company_id then ':' || charge.order_id
         else to_char(charge.occurred_on, ':YYYY-MM') end as grouping
   from charge cross join (select company_id from account where username = 'rival') rival
   where charge.key like 'bench:%' and charge.status in ('billed', 'paid')`,
  `create temp table summed as
   select row_number() over (order by min(occurred_on), grouping) as n, grouping, side, company_id, currency, is_paid,
     sum(amount + tax) as total, sum(tax) as tax, count(*) as lines, max(occurred_on) as day, max(order_id) as order_id,
     count(distinct order_id) = 1 as is_one
   from gathered group by grouping, side, company_id, currency, is_paid`,
  `insert into bill (bill_no, side, kind, company_id, currency, month, order_id, claim_no, status, total, tax_total,
     claimed_total, paid, line_count, due_on, sent_at, created_at)
   select 'BL' || to_char(day, 'YYMM') || lpad(n::text, 8, '0'), side,
     case when side = 'cost' then 'claim' when is_one then 'order' else 'month' end, company_id, currency,
     case when is_one and side = 'sale' then '' else to_char(day, 'YYYY-MM') end,
     case when is_one and side = 'sale' then order_id end, case side when 'cost' then 'CL' || n else '' end,
     case when is_paid then 'settled' when side = 'cost' and n % 8 = 0 then 'claimed'
       when side = 'sale' and n % 8 = 0 then 'disputed' else 'agreed' end,
     total, tax, case side when 'cost' then total else 0 end, case when is_paid then total else 0 end, lines,
     day + 30, day + interval '2 days', day + interval '2 days'
   from summed`,
  `create temp table new_bill as
   select bill.*, grouping from summed join bill on bill_no = 'BL' || to_char(day, 'YYMM') || lpad(n::text, 8, '0')`,
  'create unique index on new_bill (grouping)',
  'analyze new_bill',
  `insert into bill_line (bill_id, kind, charge_id, order_id, fee_type, occurred_on, quantity, unit_price, amount, tax_rate,
     tax_amount, agreed, claimed)
   select new_bill.id, 'charge', charge_id, gathered.order_id, fee_type, occurred_on, quantity, unit_price, amount, tax_rate,
     gathered.tax, case gathered.side when 'cost' then amount + gathered.tax end,
     case gathered.side when 'cost' then amount + gathered.tax end
   from gathered join new_bill using (grouping)`,
  `insert into bill_event (bill_id, kind, created_at)
   select id, event.kind, created_at from new_bill cross join unnest(array['made', 'sent', 'agreed']) as event (kind)`,
  `insert into credit_limit (company_id, amount, currency) select id, 5000000, 'USD' from company where company_no like 'B%'
   on conflict do nothing`,
];

const paymentSql = [
  `create temp table paid as select row_number() over (order by id) as n, * from new_bill where status = 'settled'`,
  `insert into bank_statement (file_name, format, line_count, account_id)
   select 'bench.csv', 'csv', 0, id from account where username = 'operator'`,
  `insert into bank_entry (statement_id, key, booked_on, amount, currency, counterparty, account, reference, status, created_at)
   select (select max(id) from bank_statement), 'bench:' || id, due_on, total, currency, '货运代理 ' || company_id,
     'CN' || lpad(company_id::text, 12, '0'), bill_no, 'matched', created_at from paid where side = 'sale'
   union all
   select (select max(id) from bank_statement), 'bench:open:' || n, current_date, 100 + n, 'USD', 'Payer ' || n, '',
     'unknown ' || n, 'open', now() from generate_series(1, 300) n`,
  `insert into receipt (company_id, currency, amount, received_on, way, reference, bank_entry_id, created_at)
   select company_id, paid.currency, total, due_on, 'bank', bill_no, bank_entry.id, paid.created_at
   from paid join bank_entry on key = 'bench:' || paid.id`,
  `insert into payout (kind, company_id, currency, amount, status, holder, bank_name, account_no, swift, reason,
     applied_by, paid_on, created_at)
   select 'supplier', company_id, currency, total, 'paid', 'Depot', 'Bank of China', '6222000000000', '', bill_no,
     supplier.account_id, due_on, created_at from paid cross join supplier where side = 'cost'`,
  `insert into payout_item (payout_id, bill_id, amount)
   select payout.id, paid.id, total from payout join paid on reason = bill_no`,
  `insert into bill_application (bill_id, source_kind, source_id, amount, created_at)
   select paid.id, 'receipt', receipt.id, total, paid.created_at
   from paid join bank_entry on key = 'bench:' || paid.id join receipt on bank_entry_id = bank_entry.id
   union all
   select bill_id, 'payout', payout_id, amount, created_at from payout_item`,
  `insert into invoice (company_id, type, status, title, email, currency, total, tax, invoice_no, issued_at, account_id,
     bills_total, created_at)
   select company_id, 'special', case when n % 500 = 0 then 'applied' else 'delivered' end,
     '{"name": "货运代理", "country": "CN", "taxNo": "91610131MA6TX1XX0X", "address": "", "phone": "", "bankName": "", "bankAccount": ""}',
     'bench@example.com', currency, total, tax_total, case when n % 500 = 0 then '' else 'FP' || bill_no end,
     case when n % 500 <> 0 then created_at end, operator.id, case when n % 500 <> 0 then total else 0 end, created_at
   from paid cross join (select id from account where username = 'operator') operator where side = 'sale' and n % 2 = 0`,
  `insert into invoice_bill (invoice_id, bill_id, amount)
   select invoice.id, paid.id, invoice.total from paid join invoice on invoice_no = 'FP' || bill_no`,
];

/** What was agreed, and what was paid. */
const journalSql = [
  `insert into journal_entry (key, occurred_on, kind, source_kind, source_id, order_id, note, created_at)
   select 'bill:' || id, due_on - 30, 'bill', 'bill', id, order_id, bill_no, created_at
   from new_bill where status in ('agreed', 'settled')
   union all
   select 'receipt:' || id, received_on, 'receipt', 'receipt', id, null, reference, created_at
   from receipt where reference like 'BL%' and bank_entry_id is not null
   union all
   select 'payout:' || id, paid_on, 'payout', 'payout', id, null, '', created_at from payout where holder = 'Depot'
   order by 2`,
  `insert into journal_posting (entry_id, occurred_on, account, company_id, currency, amount, created_at)
   select entry.id, entry.occurred_on, account, company_id, currency, value, entry.created_at
   from journal_entry entry join new_bill on entry.source_kind = 'bill' and entry.source_id = new_bill.id
   cross join lateral (values
     (case side when 'sale' then 'receivable' else 'payable' end, case side when 'sale' then total else -total end),
     (case side when 'sale' then 'revenue' else 'cost' end, case side when 'sale' then tax_total - total else total - tax_total end),
     (case side when 'sale' then 'vatOutput' else 'vatInput' end, case side when 'sale' then -tax_total else tax_total end))
     as posting (account, value) where value <> 0 and entry.key = 'bill:' || new_bill.id`,
  `insert into journal_posting (entry_id, occurred_on, account, company_id, currency, amount, created_at)
   select entry.id, entry.occurred_on, account, case account when 'bank' then null else company_id end, currency, value, entry.created_at
   from journal_entry entry join receipt on entry.key = 'receipt:' || receipt.id
   cross join lateral (values ('bank', amount), ('receivable', -amount)) as posting (account, value)
   where reference like 'BL%'`,
  `insert into journal_posting (entry_id, occurred_on, account, company_id, currency, amount, created_at)
   select entry.id, entry.occurred_on, account, case account when 'bank' then null else company_id end, currency, value, entry.created_at
   from journal_entry entry join payout on entry.key = 'payout:' || payout.id
   cross join lateral (values ('bank', -amount), ('payable', amount)) as posting (account, value) where holder = 'Depot'`,
];

/** Triggers are off while the tables are filled. */
const sumSql = [
  `insert into bill_sum (company_id, side, currency, status, bills, total, paid)
   select company_id, side, currency, status, count(*), sum(total), sum(paid) from new_bill
   group by company_id, side, currency, status`,
  `insert into journal_balance (account, currency, amount)
   select account, currency, sum(amount) - coalesce((select sum(amount) from journal_balance kept
     where kept.account = posting.account and kept.currency = posting.currency), 0)
   from journal_posting posting group by account, currency`,
  `insert into order_margin (order_id, train_id, company_id, currency, sales, costs)
   select order_id, train_id, booking_order.company_id, charge.currency, coalesce(sum(charge.amount) filter (where side = 'sale'), 0),
     coalesce(sum(charge.amount) filter (where side = 'cost'), 0)
   from charge join booking_order on booking_order.id = order_id where charge.status in ('confirmed', 'billed', 'paid')
   group by order_id, train_id, booking_order.company_id, charge.currency on conflict do nothing`,
];

/**
 * Charges, services, additional fees, bills, receipts, payments, invoices and the journal of the orders, by SQL; after
 * `transportSql`. Sums agree with their rows, so that the proofs of the books hold.
 */
export const moneySql: readonly string[] = [
  ...chargeSql,
  ...serviceSql,
  ...additionalFeeSql,
  ...billSql,
  ...paymentSql,
  ...journalSql,
  ...sumSql,
];
