/**
 * Companies, trains and orders of five years, by SQL; `orders` is the size. One order in ten is of `rival`, one in
 * twenty of `shipper`; one train for seventeen orders.
 */
export const transportSql = (orders: number): readonly string[] => [
  `insert into company (company_no, full_name, company_type, company_scope)
   select 'B' || n, '货运代理 Freight ' || n, 2, '{2}' from generate_series(1, ${Math.ceil(orders / 300)}) n`,

  `insert into account (username, name, email, mobile, password_hash, company_id, is_main_account)
   select 'bench' || company.id || '_' || k, '张伟 ' || k, 'bench' || company.id || '_' || k || '@example.com',
     '139' || lpad((company.id * 3 + k)::text, 8, '0'), demo.password_hash, company.id, k = 1
   from company cross join generate_series(1, 3) k
   cross join (select password_hash from account where username = 'shipper') demo where company_no like 'B%'`,

  `insert into account_role select account.id, role.id from account cross join role
   where username like 'bench%' and role_key = 'customer'`,

  `create temp table lines as
   select row_number() over (order by line.id) - 1 as place, line.id, line_type, direction,
     (select station_id from line_stop where line_id = line.id order by sequence limit 1) as first_stop,
     (select station_id from line_stop where line_id = line.id order by sequence desc limit 1) as last_stop
   from line`,

  // the newest twentieth is still to depart
  `insert into train (train_no, line_id, line_type, direction, start_station_id, end_station_id, depart_at,
     arrive_at, cutoff_at, gate_in_at, capacity_teu, sold_teu, status)
   select 'X' || (8000 + n % 900), lines.id, line_type, direction, first_stop, last_stop, at,
     at + interval '14 days', at - interval '2 days', at - interval '1 day', 300, 100,
     case when at + interval '14 days' < now() then 'arrived' when at < now() then 'departed'
       when at < now() + interval '2 days' then 'closed' else 'open' end
   from (select n, now() + interval '60 days' - (${trains(orders)} - n) * (interval '1885 days' / ${trains(orders)}) as at
     from generate_series(1, ${trains(orders)}) n) as plan
   join lines on lines.place = n % (select count(*) from lines)
   on conflict do nothing`,

  `insert into train_price (train_id, size_type, price, currency)
   select train.id, size_type, 2800 + train.id % 700, 'USD'
   from train cross join unnest(array['22G1', '45G1', '42G1']) size_type where train_no like 'X____'
   on conflict do nothing`,

  `create temp table numbered_train as
   select row_number() over (order by depart_at, id) - 1 as place, * from train where train_no like 'X____' and sold_teu = 100`,
  `create temp table numbered_company as
   select row_number() over (order by company.id) - 1 as place, company.id, account.id as account_id
   from company join account on account.company_id = company.id and is_main_account where company_no like 'B%'`,
  'create unique index on numbered_train (place)',
  'create unique index on numbered_company (place)',
  'analyze numbered_train',
  'analyze numbered_company',

  `insert into booking_order (order_no, company_id, account_id, train_id, state, status, teu, container_count,
     amount, currency, contact_name, contact_mobile, created_at, submitted_at, answered_at)
   select 'IS' || to_char(at, 'YYMM') || 'B' || lpad(n::text, 7, '0'), company_id, account_id, train_id, state,
     case when state <> 'confirmed' then state when status = 'arrived' then 'delivered'
       when status = 'departed' then 'departed'
       else (array['confirmed', 'documents', 'ready'])[1 + n % 3] end,
     6, 4, 12000, 'USD', '李思远', '13800010001', at, case when state <> 'draft' then at end,
     case when state not in ('draft', 'submitted') then at + interval '3 hours' end
   from (select n, train.id as train_id, train.status,
       depart_at - interval '9 days' - (n % 97) * interval '1 hour' as at,
       case when n % 10 = 1 then rival.company_id when n % 20 = 5 then shipper.company_id else company.id end as company_id,
       case when n % 10 = 1 then rival.id when n % 20 = 5 then shipper.id else company.account_id end as account_id,
       case when train.status = 'open' then (array['confirmed', 'confirmed', 'confirmed', 'submitted', 'draft'])[1 + n / 7 % 5]
         else (array['confirmed', 'confirmed', 'confirmed', 'confirmed', 'confirmed', 'confirmed', 'confirmed', 'refused',
           'withdrawn', 'expired'])[1 + n / 7 % 10] end as state
     from generate_series(0, ${orders - 1}) n
     join numbered_train train on train.place = n::bigint * (select count(*) from numbered_train) / ${orders}
     join numbered_company company on company.place = n * 7 % (select count(*) from numbered_company)
     cross join (select id, company_id from account where username = 'rival') rival
     cross join (select id, company_id from account where username = 'shipper') shipper) as booked`,

  `create temp table new_order as select * from booking_order where substr(order_no, 7, 1) = 'B'`,
  'create unique index on new_order (id)',
  'analyze new_order',

  `insert into order_container (order_id, train_id, size_type, owner, container_no, seal_no, tare_kg, vgm_kg, status)
   select id, train_id, '22G1', 'SOC', container_no, case when container_no is not null then 'CR' || number end,
     2250, 18000, case when container_no is null then 'planned' when status in ('delivered', 'departed') then status
       else 'numbered' end
   from (select *, id * 4 + k as number, case when status in ('ready', 'delivered', 'departed') then
       'B' || chr(65 + (id % 26)::int) || 'CU' || lpad(((id * 4 + k) % 10000000)::text, 7, '0') end as container_no
     from new_order cross join generate_series(0, 3) k) as counted`,

  `insert into order_goods (order_id, name_cn, name_en, name_ru, hscode, gross_weight_kg)
   select id, '电机 ' || k, 'Motors ' || k, 'Двигатели ' || k, '85015300', 9000 from new_order cross join generate_series(1, 2) k`,

  `insert into order_fee (order_id, fee_type, size_type, quantity, unit_price, amount, currency)
   select id, 'freight', '22G1', 4, 3000, 12000, 'USD' from new_order`,

  `insert into order_timeline (order_id, move, side, account_name, created_at)
   select id, 'submitted', 'customer', '陈江', created_at from new_order where submitted_at is not null
   union all
   select id, state, 'operator', '赵敏', answered_at from new_order where answered_at is not null`,

  // two per container on its way, and nine per train
  `insert into tracking_event (train_id, container_no, kind, classifier, occurs_at, station_id, source)
   select train.id, container_no, kind, 'actual', depart_at - interval '1 hour', start_station_id, 'railway'
   from order_container join train on train.id = train_id and train.status in ('arrived', 'departed')
   cross join unnest(array['gateIn', 'loaded', 'released']) kind
   where container_no like 'B_CU%'`,
  `insert into tracking_event (train_id, kind, classifier, occurs_at, station_id, source)
   select train.id, 'departed', 'actual', depart_at + k * interval '1 day', start_station_id, 'railway'
   from numbered_train train cross join generate_series(0, 8) k where status in ('arrived', 'departed')`,
];

const trains = (orders: number) => Math.ceil(orders * 0.06);
