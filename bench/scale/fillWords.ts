/** Messages, conversations, audit, outbox and sign-in rows; after `transportSql`. */
export const wordsSql = (orders: number): readonly string[] => [
  `create temp table operator as
   select account.id, company_id from account where username = 'operator'`,

  // one to-do per booking to the operator, most of them done; one notice and now and then a reminder to the customer
  `insert into message (account_id, company_id, business_code, hand_way, msg_type, params, about, created_at, read_at, done_at)
   select operator.id, operator.company_id, 'booking_submitted', 2, '7',
     jsonb_build_object('orderNo', order_no, 'companyName', '货运代理 ' || new_order.company_id, 'trainNo', 'X8001',
       'departTime', to_char(created_at, 'YYYY-MM-DD HH24:MI')),
     'order:' || order_no, created_at, done, done
   from new_order cross join operator
   cross join lateral (select case when state <> 'submitted' then created_at + interval '3 hours' end as done) as done
   where submitted_at is not null`,
  `insert into message (account_id, company_id, business_code, hand_way, msg_type, params, about, created_at, read_at)
   select account_id, company_id, case k when 0 then 'booking_confirmed' else 'train_departed' end, 0,
     case k when 0 then '1' else '3' end,
     jsonb_build_object('orderNo', order_no, 'trainNo', 'X8001', 'time', to_char(created_at, 'YYYY-MM-DD HH24:MI'),
       'stationZh', '杜伊斯堡', 'stationEn', 'Duisburg', 'stationRu', 'Дуйсбург', 'lineType', 'EU', 'stationCnname', '杜伊斯堡'),
     'order:' || order_no, created_at + interval '1 day', case when id % 20 > 0 then created_at + interval '2 days' end
   from new_order cross join generate_series(0, 1) k where state = 'confirmed' and (k = 0 or id % 2 = 0)`,

  `create temp table asked as
   select row_number() over (order by order_container.id) as place, order_container.id, new_order.company_id,
     new_order.account_id, new_order.created_at
   from order_container join new_order on new_order.id = order_id where order_container.id % 40 in (0, 13, 26)`,

  `insert into conversation (order_container_id, business_type, customer_company_id, serving_company_id, last_seq,
     last_message_at, assigned_to, waiting_since, first_asked_at, first_answered_at)
   select asked.id, place % 2, asked.company_id, operator.company_id, 10, created_at + interval '10 hours',
     case when place % 50 = 0 then operator.id end, case when place % 300 = 0 then created_at + interval '10 hours' end,
     created_at, created_at + interval '5 minutes'
   from asked cross join operator on conflict do nothing`,

  `insert into chat_message (conversation_id, seq, send_company_id, send_account_id, client_id, msg_type, chat_content, created_at)
   select conversation.id, seq, case when seq % 2 = 0 then operator.company_id else asked.company_id end,
     case when seq % 2 = 0 then operator.id else asked.account_id end, 'bench-' || seq, 0,
     case when seq % 2 = 0 then '已放行，请查收单证 ' else '请问箱子什么时候放行？ ' end || seq, asked.created_at + seq * interval '1 hour'
   from conversation join asked on asked.id = order_container_id cross join operator cross join generate_series(1, 10) seq`,

  `insert into chat_progress (conversation_id, company_id, last_seq, delivered_seq, read_seq, told_seq)
   select conversation.id, party, 10, 10, case when conversation.id % 100 = 0 then 8 else 10 end, 10
   from conversation join asked on asked.id = order_container_id
   cross join unnest(array[customer_company_id, serving_company_id]) party`,

  `insert into audit_entry (account_id, company_id, call, subject, request_id, created_at)
   select account_id, company_id, 'POST /booking/booking/saveBooking', jsonb_build_object('trainInfoId', train_id),
     'bench-' || id, created_at from new_order where id % 2 = 0`,

  `insert into outbox_message (channel, receiver, subject, text, status, sent_at, created_at)
   select case when id % 3 = 0 then 'sms' else 'email' end,
     case when id % 3 = 0 then '139' || lpad(company_id::text, 8, '0') else 'bench' || company_id || '_1@example.com' end,
     'Booking ' || order_no, 'Your booking is confirmed.', 'sent', created_at, created_at
   from new_order where id % 2 = 1`,

  `insert into sign_in_record (account_id, way, outcome, address, user_agent, created_at)
   select account_id, 'password', 'done', '10.1.' || id % 200 || '.7', 'Mozilla/5.0 Chrome/140', created_at
   from new_order where id % 2 = 0`,

  `insert into session (token_hash, account_id, address, user_agent, last_seen_at, expires_at)
   select md5(n::text) || md5('b' || n), account.id, '10.1.2.' || n % 200, 'Mozilla/5.0 Chrome/140',
     now() - n * interval '1 second', now() + interval '12 hours'
   from generate_series(1, ${Math.ceil(orders / 300)}) n
   join lateral (select id from account where username like 'bench%' order by id offset n * 3 % 30 limit 1) account on true`,
];
