-- The schema as of the last migration before it: tables, functions, triggers, indexes.
SET LOCAL check_function_bodies = false;

CREATE FUNCTION public.add_bill_lines_to_margin(changed text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT 'INSERT INTO order_margin (order_id, currency, sales, costs)
    SELECT order_id, currency, coalesce(sum(added) FILTER (WHERE side = ''sale''), 0),
      coalesce(sum(added) FILTER (WHERE side = ''cost''), 0)
    FROM (
      SELECT line.order_id, bill.currency, bill.side, line.sign * CASE line.kind
        WHEN ''charge'' THEN coalesce(line.amount - charge.amount, 0) ELSE line.amount END AS added
      FROM (' || changed || ') AS line
      JOIN bill ON bill.id = line.bill_id LEFT JOIN charge ON charge.id = line.charge_id
      WHERE line.order_id IS NOT NULL) AS lines
    GROUP BY order_id, currency
    HAVING sum(added) FILTER (WHERE side = ''sale'') <> 0 OR sum(added) FILTER (WHERE side = ''cost'') <> 0
    ORDER BY order_id, currency
    ON CONFLICT (order_id, currency) DO UPDATE SET sales = order_margin.sales + EXCLUDED.sales,
      costs = order_margin.costs + EXCLUDED.costs, updated_at = now()'
$$;

CREATE FUNCTION public.add_to_journal_balances() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO journal_balance (account, currency, amount)
  SELECT account, currency, sum(amount) FROM added GROUP BY account, currency HAVING sum(amount) <> 0;
  RETURN NULL;
END $$;

CREATE FUNCTION public.await_entries_of_month() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7220262, to_char(NEW.month, 'YYYYMM')::int);
  RETURN NEW;
END $$;

CREATE FUNCTION public.count_resource_bytes() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
BEGIN
  EXECUTE format($count$
    INSERT INTO "storage_use" AS "use" ("company_id", "account_id", "byte_count")
    SELECT "company_id", "person_id", sum("sign" * "byte_count")
    FROM (SELECT *, CASE WHEN "company_id" IS NULL THEN "account_id" END AS "person_id" FROM (%s) AS "rows") AS "moved"
    JOIN "stored_blob" ON "stored_blob"."id" = "moved"."blob_id"
    WHERE "company_id" IS NOT NULL OR "person_id" IS NOT NULL
    GROUP BY "company_id", "person_id" HAVING sum("sign" * "byte_count") <> 0
    ORDER BY "company_id", "person_id"
    ON CONFLICT ("company_id", "account_id")
    DO UPDATE SET "byte_count" = "use"."byte_count" + excluded."byte_count", "updated_at" = now()
  $count$, CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS "sign", * FROM "added"'
    WHEN 'DELETE' THEN 'SELECT -1 AS "sign", * FROM "removed"'
    ELSE 'SELECT 1 AS "sign", * FROM "added" UNION ALL SELECT -1 AS "sign", * FROM "removed"'
  END);
  RETURN NULL;
END $_$;

CREATE FUNCTION public.count_version_bytes() RETURNS trigger
    LANGUAGE plpgsql
    AS $_$
BEGIN
  EXECUTE format($count$
    INSERT INTO "storage_use" AS "use" ("company_id", "account_id", "byte_count")
    SELECT "company_id", "person_id", sum("sign" * "byte_count")
    FROM (%s) AS "moved" JOIN "stored_blob" ON "stored_blob"."id" = "moved"."blob_id"
    WHERE ("company_id" IS NOT NULL OR "person_id" IS NOT NULL) AND "version_no" > 1
    GROUP BY "company_id", "person_id" HAVING sum("sign" * "byte_count") <> 0
    ORDER BY "company_id", "person_id"
    ON CONFLICT ("company_id", "account_id")
    DO UPDATE SET "byte_count" = "use"."byte_count" + excluded."byte_count", "updated_at" = now()
  $count$, CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS "sign", * FROM "added"'
    WHEN 'DELETE' THEN 'SELECT -1 AS "sign", * FROM "removed"'
    ELSE 'SELECT 1 AS "sign", * FROM "added" UNION ALL SELECT -1 AS "sign", * FROM "removed"'
  END);
  RETURN NULL;
END $_$;

CREATE FUNCTION public.move_margins_of_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE order_margin SET train_id = NEW.train_id WHERE order_id = NEW.id;
  RETURN NULL;
END $$;

CREATE FUNCTION public.refuse_change_of_bill_history() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'the history of bills and what paid them are only added to';
END $$;

CREATE FUNCTION public.refuse_change_of_charge_move() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'the history of charges is only added to';
END $$;

CREATE FUNCTION public.refuse_change_of_contract_event() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'the chain of evidence is only added to';
END $$;

CREATE FUNCTION public.refuse_change_of_deposit_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of deposits is only added to';
END $$;

CREATE FUNCTION public.refuse_change_of_journal() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'the journal is only added to';
END $$;

CREATE FUNCTION public.refuse_entry_of_closed_month() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE closed date;
BEGIN
  -- whoever closes a month waits for the transactions that post into it, and they for the closing
  IF TG_TABLE_NAME = 'journal_entry' THEN
    PERFORM pg_advisory_xact_lock_shared(7220262, months.month) FROM (
      SELECT DISTINCT to_char(occurred_on, 'YYYYMM')::int AS month FROM added ORDER BY 1) AS months;
    SELECT journal_month.month INTO closed FROM added
      JOIN journal_month ON journal_month.month = date_trunc('month', added.occurred_on)::date LIMIT 1;
  ELSE
    PERFORM pg_advisory_xact_lock_shared(7220262, months.month) FROM (
      SELECT DISTINCT to_char(occurred_on, 'YYYYMM')::int AS month
      FROM added JOIN journal_entry ON journal_entry.id = added.entry_id ORDER BY 1) AS months;
    SELECT journal_month.month INTO closed FROM added JOIN journal_entry ON journal_entry.id = added.entry_id
      JOIN journal_month ON journal_month.month = date_trunc('month', journal_entry.occurred_on)::date LIMIT 1;
  END IF;
  IF closed IS NOT NULL THEN
    RAISE EXCEPTION 'the month % is closed', to_char(closed, 'YYYY-MM')
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_month_open';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION public.refuse_truncate_of_closed_months() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM journal_month) THEN
    RAISE EXCEPTION 'months of the journal are closed, it is only added to'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_month_open';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION public.refuse_unbalanced_entry() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF EXISTS (SELECT FROM journal_posting WHERE entry_id = NEW.entry_id GROUP BY currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'the journal entry % is out of balance', NEW.entry_id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION public.set_train_of_margin() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.train_id := (SELECT train_id FROM booking_order WHERE id = NEW.order_id);
  RETURN NEW;
END $$;

CREATE FUNCTION public.sum_margins_of_bill_lines() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  EXECUTE add_bill_lines_to_margin(CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT *, 1 AS sign FROM added'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS sign FROM removed'
    ELSE 'SELECT *, 1 AS sign FROM added UNION ALL SELECT *, -1 FROM removed' END);
  RETURN NULL;
END $$;

CREATE FUNCTION public.sum_order_margins() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_margin (order_id, currency, sales, costs)
    SELECT order_id, currency, coalesce(sum(amount) FILTER (WHERE side = 'sale'), 0),
      coalesce(sum(amount) FILTER (WHERE side = 'cost'), 0)
    FROM added WHERE order_id IS NOT NULL AND status IN ('confirmed', 'billed', 'paid')
    GROUP BY order_id, currency ORDER BY order_id, currency
    ON CONFLICT (order_id, currency) DO UPDATE
    SET sales = order_margin.sales + EXCLUDED.sales, costs = order_margin.costs + EXCLUDED.costs, updated_at = now();
    RETURN NULL;
  END IF;
  INSERT INTO order_margin (order_id, currency, sales, costs)
  SELECT order_id, currency, sum(sale), sum(cost) FROM (
    SELECT order_id, currency, CASE side WHEN 'sale' THEN amount ELSE 0 END AS sale,
      CASE side WHEN 'cost' THEN amount ELSE 0 END AS cost
    FROM added WHERE order_id IS NOT NULL AND status IN ('confirmed', 'billed', 'paid')
    UNION ALL
    SELECT order_id, currency, CASE side WHEN 'sale' THEN -amount ELSE 0 END,
      CASE side WHEN 'cost' THEN -amount ELSE 0 END
    FROM removed WHERE order_id IS NOT NULL AND status IN ('confirmed', 'billed', 'paid')
  ) AS changes
  GROUP BY order_id, currency HAVING sum(sale) <> 0 OR sum(cost) <> 0 ORDER BY order_id, currency
  ON CONFLICT (order_id, currency) DO UPDATE
  SET sales = order_margin.sales + EXCLUDED.sales, costs = order_margin.costs + EXCLUDED.costs, updated_at = now();
  RETURN NULL;
END $$;

CREATE TABLE public.account (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    username text NOT NULL,
    name text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    mobile text DEFAULT ''::text NOT NULL,
    password_hash text NOT NULL,
    language text DEFAULT 'zh'::text NOT NULL,
    company_id bigint,
    is_main_account boolean DEFAULT false NOT NULL,
    hides_money boolean DEFAULT false NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    must_change_password boolean DEFAULT false NOT NULL,
    empower_type integer,
    may_book boolean DEFAULT true NOT NULL,
    opens_papers boolean DEFAULT true NOT NULL,
    manages_people boolean DEFAULT false NOT NULL,
    CONSTRAINT account_empower_type CHECK ((empower_type = ANY (ARRAY[1, 2]))),
    CONSTRAINT account_language CHECK ((language = ANY (ARRAY['zh'::text, 'en'::text, 'ru'::text])))
);

ALTER TABLE public.account ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.account_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.account_role (
    account_id bigint NOT NULL,
    role_id bigint NOT NULL
);

CREATE TABLE public.additional_fee (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    order_id bigint,
    service_order_id bigint,
    service_kind text NOT NULL,
    company_id bigint NOT NULL,
    payee_id bigint,
    entered_by text NOT NULL,
    account_id bigint,
    fee_type text NOT NULL,
    business_date date NOT NULL,
    entered_amount numeric(14,2) NOT NULL,
    sale_amount numeric(14,2) NOT NULL,
    cost_amount numeric(14,2),
    currency text NOT NULL,
    is_sale_agreed boolean DEFAULT false NOT NULL,
    is_cost_agreed boolean DEFAULT true NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    state text DEFAULT 'proposed'::text NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    due_at timestamp with time zone,
    reminded_at timestamp with time zone,
    CONSTRAINT additional_fee_amounts CHECK (((entered_amount > (0)::numeric) AND (sale_amount >= (0)::numeric))),
    CONSTRAINT additional_fee_cost CHECK (((payee_id IS NULL) = (cost_amount IS NULL))),
    CONSTRAINT additional_fee_currency CHECK ((currency = ANY (ARRAY['CNY'::text, 'USD'::text]))),
    CONSTRAINT additional_fee_entered_by CHECK ((entered_by = ANY (ARRAY['supplier'::text, 'operator'::text]))),
    CONSTRAINT additional_fee_state CHECK ((state = ANY (ARRAY['proposed'::text, 'disputed'::text, 'overdue'::text, 'offered'::text, 'agreed'::text, 'decided'::text, 'rejected'::text, 'withdrawn'::text])))
);

CREATE TABLE public.additional_fee_event (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    fee_id bigint NOT NULL,
    kind text NOT NULL,
    side text NOT NULL,
    account_id bigint,
    name text DEFAULT ''::text NOT NULL,
    words text DEFAULT ''::text NOT NULL,
    sale_amount numeric(14,2),
    cost_amount numeric(14,2),
    resource_ids bigint[] DEFAULT '{}'::bigint[] NOT NULL
);

ALTER TABLE public.additional_fee_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.additional_fee_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.additional_fee ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.additional_fee_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.address_book_party (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_by bigint,
    deleted_at timestamp with time zone,
    party_types text[] DEFAULT '{}'::text[] NOT NULL,
    country_code text NOT NULL,
    name_cn text DEFAULT ''::text NOT NULL,
    name_en text DEFAULT ''::text NOT NULL,
    name_ru text DEFAULT ''::text NOT NULL,
    province_cn text DEFAULT ''::text NOT NULL,
    province_en text DEFAULT ''::text NOT NULL,
    province_ru text DEFAULT ''::text NOT NULL,
    city_cn text DEFAULT ''::text NOT NULL,
    city_en text DEFAULT ''::text NOT NULL,
    city_ru text DEFAULT ''::text NOT NULL,
    district_cn text DEFAULT ''::text NOT NULL,
    district_en text DEFAULT ''::text NOT NULL,
    district_ru text DEFAULT ''::text NOT NULL,
    address_cn text DEFAULT ''::text NOT NULL,
    address_en text DEFAULT ''::text NOT NULL,
    address_ru text DEFAULT ''::text NOT NULL,
    tax_code text DEFAULT ''::text NOT NULL,
    other_tel text DEFAULT ''::text NOT NULL,
    other_email text DEFAULT ''::text NOT NULL,
    other_fax text DEFAULT ''::text NOT NULL,
    other_postcode text DEFAULT ''::text NOT NULL,
    railway_codes jsonb DEFAULT '[]'::jsonb NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    name_keys text[] DEFAULT '{}'::text[] NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    CONSTRAINT address_book_party_country CHECK ((country_code ~ '^[A-Z]{2}$'::text)),
    CONSTRAINT address_book_party_name CHECK (((name_cn <> ''::text) OR (name_en <> ''::text) OR (name_ru <> ''::text)))
);

ALTER TABLE public.address_book_party ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.address_book_party_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.agreement_run (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    ran_at timestamp with time zone NOT NULL,
    disagreements integer NOT NULL,
    details jsonb NOT NULL
);

ALTER TABLE public.agreement_run ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.agreement_run_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.api_key (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    account_id bigint NOT NULL,
    name text NOT NULL,
    prefix text NOT NULL,
    key_hash text NOT NULL,
    scopes text[] NOT NULL,
    addresses text[] DEFAULT '{}'::text[] NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    reminded_at timestamp with time zone
);

ALTER TABLE public.api_key ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.api_key_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.audit_entry (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    account_id bigint,
    company_id bigint,
    call text NOT NULL,
    subject jsonb NOT NULL,
    request_id text NOT NULL,
    api_key_id bigint
);

ALTER TABLE public.audit_entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bank_entry (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    statement_id bigint NOT NULL,
    key text NOT NULL,
    booked_on date NOT NULL,
    amount numeric(14,2) NOT NULL,
    currency text NOT NULL,
    counterparty text DEFAULT ''::text NOT NULL,
    account text DEFAULT ''::text NOT NULL,
    reference text DEFAULT ''::text NOT NULL,
    status text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    reopened integer DEFAULT 0 NOT NULL,
    CONSTRAINT bank_entry_status CHECK ((status = ANY (ARRAY['open'::text, 'matched'::text, 'charged'::text, 'ignored'::text])))
);

ALTER TABLE public.bank_entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bank_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bank_statement (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    file_name text NOT NULL,
    format text NOT NULL,
    line_count integer NOT NULL,
    account_id bigint NOT NULL
);

ALTER TABLE public.bank_statement ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bank_statement_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bill (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    bill_no text NOT NULL,
    side text NOT NULL,
    kind text NOT NULL,
    company_id bigint NOT NULL,
    currency text NOT NULL,
    month text DEFAULT ''::text NOT NULL,
    order_id bigint,
    claim_no text DEFAULT ''::text NOT NULL,
    status text NOT NULL,
    total numeric(14,2) DEFAULT '0'::numeric NOT NULL,
    tax_total numeric(14,2) DEFAULT '0'::numeric NOT NULL,
    claimed_total numeric(14,2) DEFAULT '0'::numeric NOT NULL,
    paid numeric(14,2) DEFAULT '0'::numeric NOT NULL,
    line_count integer DEFAULT 0 NOT NULL,
    due_on date,
    sent_at timestamp with time zone,
    dunning_level integer DEFAULT 0 NOT NULL,
    first_approver_id bigint,
    version integer DEFAULT 0 NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    CONSTRAINT bill_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT bill_kind CHECK ((kind = ANY (ARRAY['month'::text, 'order'::text, 'manual'::text, 'claim'::text]))),
    CONSTRAINT bill_paid CHECK (((paid >= LEAST(total, (0)::numeric)) AND (paid <= GREATEST(total, (0)::numeric)))),
    CONSTRAINT bill_side CHECK ((side = ANY (ARRAY['sale'::text, 'cost'::text]))),
    CONSTRAINT bill_status CHECK ((status = ANY (ARRAY['draft'::text, 'sent'::text, 'disputed'::text, 'agreed'::text, 'settled'::text, 'void'::text, 'claimed'::text, 'checked'::text, 'returned'::text])))
);

CREATE TABLE public.bill_application (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    bill_id bigint NOT NULL,
    source_kind text NOT NULL,
    source_id bigint NOT NULL,
    amount numeric(14,2) NOT NULL,
    CONSTRAINT bill_application_amount CHECK ((amount <> (0)::numeric))
);

ALTER TABLE public.bill_application ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bill_application_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bill_event (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    bill_id bigint NOT NULL,
    kind text NOT NULL,
    amount numeric(14,2),
    reason text DEFAULT ''::text NOT NULL,
    account_id bigint,
    CONSTRAINT bill_event_kind CHECK ((kind = ANY (ARRAY['made'::text, 'lineAdded'::text, 'sent'::text, 'disputed'::text, 'answered'::text, 'credited'::text, 'agreed'::text, 'agreedFor'::text, 'paid'::text, 'unpaid'::text, 'settled'::text, 'void'::text, 'claimed'::text, 'checked'::text, 'approved'::text, 'returned'::text, 'dunned'::text, 'lineAccepted'::text, 'lineDisputed'::text])))
);

ALTER TABLE public.bill_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bill_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.bill ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bill_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.bill_line (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    bill_id bigint NOT NULL,
    kind text NOT NULL,
    charge_id bigint,
    credit_of_id bigint,
    order_id bigint,
    fee_type text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    occurred_on date NOT NULL,
    quantity numeric(14,3) DEFAULT '1'::numeric NOT NULL,
    unit_price numeric(14,4) NOT NULL,
    amount numeric(14,2) NOT NULL,
    tax_rate numeric(5,4) DEFAULT '0'::numeric NOT NULL,
    tax_amount numeric(14,2) DEFAULT '0'::numeric NOT NULL,
    agreed numeric(14,2),
    claimed numeric(14,2),
    dispute_state text DEFAULT 'none'::text NOT NULL,
    dispute_reason text DEFAULT ''::text NOT NULL,
    dispute_reply text DEFAULT ''::text NOT NULL,
    CONSTRAINT bill_line_dispute CHECK ((dispute_state = ANY (ARRAY['none'::text, 'open'::text, 'credited'::text, 'upheld'::text]))),
    CONSTRAINT bill_line_kind CHECK ((kind = ANY (ARRAY['charge'::text, 'manual'::text, 'credit'::text])))
);

ALTER TABLE public.bill_line ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bill_line_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE SEQUENCE public.bill_numbers
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.booking_order (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    order_no text NOT NULL,
    company_id bigint NOT NULL,
    account_id bigint NOT NULL,
    train_id bigint NOT NULL,
    state text NOT NULL,
    status text NOT NULL,
    teu integer NOT NULL,
    container_count integer NOT NULL,
    amount numeric(14,2) NOT NULL,
    currency text NOT NULL,
    contact_name text NOT NULL,
    contact_mobile text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    submitted_at timestamp with time zone,
    answered_at timestamp with time zone,
    request_key text,
    customer_ref text DEFAULT ''::text NOT NULL,
    services jsonb DEFAULT '[]'::jsonb NOT NULL,
    split_from_id bigint,
    CONSTRAINT booking_state_known CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'waitlisted'::text, 'confirmed'::text, 'refused'::text, 'expired'::text, 'withdrawn'::text]))),
    CONSTRAINT booking_teu_positive CHECK ((teu > 0))
)
WITH (autovacuum_vacuum_scale_factor='0.01', autovacuum_vacuum_insert_scale_factor='0.01');

ALTER TABLE public.booking_order ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.booking_order_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.border_crossing (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    from_station_id bigint NOT NULL,
    to_station_id bigint NOT NULL
);

ALTER TABLE public.border_crossing ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.border_crossing_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.canned_answer (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    title_zh text NOT NULL,
    title_en text NOT NULL,
    title_ru text NOT NULL,
    text_zh text NOT NULL,
    text_en text NOT NULL,
    text_ru text NOT NULL
);

ALTER TABLE public.canned_answer ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.canned_answer_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.captcha (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    uuid text NOT NULL,
    answer text,
    expires_at timestamp with time zone NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    network text DEFAULT ''::text NOT NULL
);

ALTER TABLE public.captcha ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.captcha_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.cargo_fact (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    order_id bigint NOT NULL,
    line_key text DEFAULT ''::text NOT NULL,
    field text NOT NULL,
    value text NOT NULL,
    source text NOT NULL,
    place text DEFAULT ''::text NOT NULL,
    side text NOT NULL,
    account_name text DEFAULT ''::text NOT NULL,
    CONSTRAINT cargo_fact_source CHECK ((source = ANY (ARRAY['booking'::text, 'person'::text, 'sheet'::text, 'paper'::text, 'addressBook'::text])))
);

ALTER TABLE public.cargo_fact ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cargo_fact_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.cargo_known_goods (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    hscode text NOT NULL,
    search_text text NOT NULL,
    goods_name_cn text DEFAULT ''::text NOT NULL,
    goods_name_en text DEFAULT ''::text NOT NULL,
    goods_name_ru text DEFAULT ''::text NOT NULL,
    used_at timestamp with time zone NOT NULL,
    times integer DEFAULT 1 NOT NULL
);

ALTER TABLE public.cargo_known_goods ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cargo_known_goods_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.cargo_line (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    order_id bigint NOT NULL,
    line_key text NOT NULL,
    "position" integer NOT NULL,
    order_container_id bigint,
    goods_name_cn text DEFAULT ''::text NOT NULL,
    goods_name_en text DEFAULT ''::text NOT NULL,
    goods_name_ru text DEFAULT ''::text NOT NULL,
    hscode text DEFAULT ''::text NOT NULL,
    hscode_bg text DEFAULT ''::text NOT NULL,
    gng text DEFAULT ''::text NOT NULL,
    etcode text DEFAULT ''::text NOT NULL,
    goods_sign text DEFAULT ''::text NOT NULL,
    pack_num numeric,
    pack_type text DEFAULT ''::text NOT NULL,
    small_pack_num numeric,
    goods_weight_kg numeric,
    goods_gross_weight_kg numeric,
    goods_volume_m3 numeric,
    goods_price numeric,
    goods_value numeric,
    goods_value_currency text DEFAULT ''::text NOT NULL,
    goods_country text DEFAULT ''::text NOT NULL
);

ALTER TABLE public.cargo_line ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cargo_line_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.cargo_party (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    order_id bigint NOT NULL,
    role text NOT NULL,
    party_id bigint,
    party_version integer NOT NULL,
    party jsonb NOT NULL,
    frozen_at timestamp with time zone NOT NULL,
    CONSTRAINT cargo_party_role CHECK ((role = ANY (ARRAY['sendCc'::text, 'receiveCc'::text, 'buyerCc'::text])))
);

ALTER TABLE public.cargo_party ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cargo_party_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.cargo_sheet (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    updated_by bigint
);

ALTER TABLE public.cargo_sheet ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cargo_sheet_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.charge (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    key text NOT NULL,
    side text NOT NULL,
    order_id bigint,
    container_id bigint,
    service_order_id bigint,
    service_kind text NOT NULL,
    fee_type text NOT NULL,
    company_id bigint NOT NULL,
    basis text NOT NULL,
    quantity numeric(14,3) NOT NULL,
    unit_price numeric(14,4) NOT NULL,
    amount numeric(14,2) NOT NULL,
    currency text NOT NULL,
    tax_rate numeric(5,4) NOT NULL,
    occurred_on date NOT NULL,
    status text NOT NULL,
    why jsonb NOT NULL,
    account_id bigint,
    stay_id bigint,
    CONSTRAINT charge_basis CHECK ((basis = ANY (ARRAY['box'::text, 'day'::text, 'kg'::text, 'trip'::text, 'order'::text, 'lump'::text]))),
    CONSTRAINT charge_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT charge_service_kind CHECK ((service_kind = ANY (ARRAY['train'::text, 'water'::text, 'road'::text, 'stock'::text]))),
    CONSTRAINT charge_side CHECK ((side = ANY (ARRAY['sale'::text, 'cost'::text]))),
    CONSTRAINT charge_status CHECK ((status = ANY (ARRAY['estimated'::text, 'confirmed'::text, 'billed'::text, 'paid'::text, 'void'::text]))),
    CONSTRAINT charge_tax_rate CHECK (((tax_rate >= (0)::numeric) AND (tax_rate < (1)::numeric)))
);

ALTER TABLE public.charge ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.charge_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE SEQUENCE public.charge_rules
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.charge_ladder (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    rule_id bigint DEFAULT nextval('public.charge_rules'::regclass) NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    is_latest boolean DEFAULT true NOT NULL,
    valid_from date NOT NULL,
    valid_to date,
    account_id bigint,
    kind text NOT NULL,
    line_type text,
    rungs jsonb NOT NULL,
    tax_rate numeric(5,4) NOT NULL,
    CONSTRAINT charge_ladder_kind CHECK ((kind = ANY (ARRAY['cancellation'::text, 'rollOver'::text]))),
    CONSTRAINT charge_ladder_validity CHECK ((valid_to >= valid_from))
);

ALTER TABLE public.charge_ladder ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.charge_ladder_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.charge_move (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    charge_id bigint NOT NULL,
    status text NOT NULL,
    amount numeric(14,2) NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    account_id bigint
);

ALTER TABLE public.charge_move ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.charge_move_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.chat_message (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    conversation_id bigint NOT NULL,
    seq integer NOT NULL,
    send_company_id bigint NOT NULL,
    send_account_id bigint NOT NULL,
    client_id text NOT NULL,
    msg_type integer NOT NULL,
    chat_content text DEFAULT ''::text NOT NULL,
    resource_id bigint,
    file_name text DEFAULT ''::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    CONSTRAINT chat_message_type CHECK ((msg_type = ANY (ARRAY[0, 1, 2])))
);

ALTER TABLE public.chat_message ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.chat_message_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.chat_progress (
    conversation_id bigint NOT NULL,
    company_id bigint NOT NULL,
    delivered_seq integer DEFAULT 0 NOT NULL,
    read_seq integer DEFAULT 0 NOT NULL,
    escalated_at timestamp with time zone,
    last_seq integer DEFAULT 0 NOT NULL,
    told_seq integer DEFAULT 0 NOT NULL
)
WITH (autovacuum_vacuum_scale_factor='0.01', autovacuum_vacuum_insert_scale_factor='0.01');

CREATE TABLE public.company (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_no text NOT NULL,
    full_name text NOT NULL,
    company_type integer NOT NULL,
    company_scope integer[] DEFAULT '{}'::integer[] NOT NULL,
    company_entity integer DEFAULT 0 NOT NULL,
    customer_kind integer,
    closed_at timestamp with time zone,
    CONSTRAINT company_entity CHECK ((company_entity = ANY (ARRAY[0, 1, 2]))),
    CONSTRAINT customer_kind CHECK ((customer_kind = ANY (ARRAY[1, 2])))
);

CREATE TABLE public.company_bank_account (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    holder text NOT NULL,
    bank_name text NOT NULL,
    account_no text NOT NULL,
    swift text DEFAULT ''::text NOT NULL
);

ALTER TABLE public.company_bank_account ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.company_bank_account_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.company_closure (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    requested_by bigint NOT NULL,
    requested_by_name text NOT NULL,
    reason text NOT NULL,
    removes_personal_data boolean NOT NULL,
    status text DEFAULT 'requested'::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    closed_at timestamp with time zone,
    keep_until date,
    people bigint[] DEFAULT '{}'::bigint[] NOT NULL,
    removed_at timestamp with time zone,
    removed_by_name text DEFAULT ''::text NOT NULL,
    removed jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT company_closure_status CHECK ((status = ANY (ARRAY['requested'::text, 'withdrawn'::text, 'declined'::text, 'closed'::text, 'reopened'::text])))
);

ALTER TABLE public.company_closure ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.company_closure_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.company ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.company_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE SEQUENCE public.company_no
    START WITH 100001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.company_registration (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    account_id bigint NOT NULL,
    company_id bigint,
    status text DEFAULT 'draft'::text NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    form jsonb NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    reasons jsonb DEFAULT '{}'::jsonb NOT NULL,
    submitted_at timestamp with time zone,
    name_key text DEFAULT ''::text NOT NULL,
    code_key text DEFAULT ''::text NOT NULL,
    legal_key text DEFAULT ''::text NOT NULL,
    address_key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'registration'::text NOT NULL,
    confirmed_email text DEFAULT ''::text NOT NULL,
    CONSTRAINT company_registration_kind CHECK ((kind = ANY (ARRAY['registration'::text, 'change'::text, 'scopes'::text]))),
    CONSTRAINT company_registration_status CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'returned'::text, 'approved'::text, 'withdrawn'::text])))
);

CREATE TABLE public.company_registration_event (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    registration_id bigint NOT NULL,
    kind text NOT NULL,
    account_id bigint NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    reasons jsonb DEFAULT '{}'::jsonb NOT NULL,
    changes jsonb DEFAULT '[]'::jsonb NOT NULL
);

ALTER TABLE public.company_registration_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.company_registration_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.company_registration ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.company_registration_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.container_stay (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    container_id bigint NOT NULL,
    station_id bigint NOT NULL,
    fee_type text NOT NULL,
    started_on date NOT NULL,
    ended_on date,
    counted_to date,
    CONSTRAINT container_stay_days CHECK ((ended_on >= started_on))
);

ALTER TABLE public.container_stay ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.container_stay_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.contract (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    template_id bigint NOT NULL,
    contract_no text NOT NULL,
    status text DEFAULT '0'::text NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    facts_hash text NOT NULL,
    document_id bigint NOT NULL,
    page_count integer NOT NULL,
    signed_id bigint,
    sign_way text,
    authorized_id bigint,
    signer_name text DEFAULT ''::text NOT NULL,
    signer_mobile text DEFAULT ''::text NOT NULL,
    signed_at timestamp with time zone,
    countersigned_by bigint,
    countersigned_at timestamp with time zone,
    start_date date,
    end_date date,
    reason text DEFAULT ''::text NOT NULL,
    voided_at timestamp with time zone,
    renewed_at timestamp with time zone,
    bond1 text DEFAULT ''::text NOT NULL,
    verify_code text DEFAULT ''::text NOT NULL,
    event_count integer DEFAULT 0 NOT NULL,
    last_event_hash text DEFAULT ''::text NOT NULL,
    CONSTRAINT contract_signed CHECK (((status = ANY (ARRAY['2'::text, '3'::text])) = (signed_id IS NOT NULL))),
    CONSTRAINT contract_status CHECK ((status = ANY (ARRAY['0'::text, '1'::text, '2'::text, '3'::text])))
);

CREATE TABLE public.contract_event (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    contract_id bigint NOT NULL,
    place integer NOT NULL,
    kind text NOT NULL,
    happened_at timestamp with time zone NOT NULL,
    side text NOT NULL,
    account_id bigint,
    actor_name text NOT NULL,
    address text NOT NULL,
    device text NOT NULL,
    facts jsonb NOT NULL,
    previous_hash text NOT NULL,
    hash text NOT NULL
);

ALTER TABLE public.contract_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contract_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.contract_foreign_signer (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    link_id bigint NOT NULL,
    sealed_passport text NOT NULL,
    sealed_picture text NOT NULL,
    picture_type text NOT NULL,
    valid_until date NOT NULL,
    consent_hash text NOT NULL,
    consent_language text NOT NULL,
    agreed_at timestamp with time zone NOT NULL,
    witness_wish text DEFAULT ''::text NOT NULL,
    witnessed_by bigint,
    witnessed_at timestamp with time zone,
    witness_state text DEFAULT 'none'::text NOT NULL,
    witness_at timestamp with time zone,
    witness_note text DEFAULT ''::text NOT NULL,
    CONSTRAINT contract_foreign_signer_witness CHECK ((witness_state = ANY (ARRAY['none'::text, 'proposed'::text, 'confirmed'::text, 'declined'::text, 'witnessed'::text])))
);

ALTER TABLE public.contract_foreign_signer ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contract_foreign_signer_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.contract ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contract_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.contract_link (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    contract_id bigint NOT NULL,
    account_id bigint NOT NULL,
    mobile text NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    is_replaced boolean DEFAULT false NOT NULL,
    browser_hash text,
    used_at timestamp with time zone,
    code_hash text,
    code_sent_at timestamp with time zone,
    code_attempts integer DEFAULT 0 NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    channel text,
    language text DEFAULT 'zh'::text NOT NULL,
    with_passport boolean DEFAULT false NOT NULL,
    sealed_token text DEFAULT ''::text NOT NULL,
    check_id bigint,
    check_count integer DEFAULT 0 NOT NULL,
    mail_code_hash text
);

ALTER TABLE public.contract_link ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contract_link_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.contract_template (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    contract_type text NOT NULL,
    line_type text DEFAULT ''::text NOT NULL,
    company_entity integer NOT NULL,
    language text NOT NULL,
    version integer NOT NULL,
    resource_id bigint NOT NULL,
    valid_days integer NOT NULL,
    cash_pledge numeric(14,2) DEFAULT '0'::numeric NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    asks_new_signature boolean DEFAULT false NOT NULL,
    has_bond boolean DEFAULT false NOT NULL,
    agreement_id bigint,
    created_by bigint,
    activated_by bigint,
    activated_at timestamp with time zone,
    retired_by bigint,
    retired_at timestamp with time zone,
    CONSTRAINT contract_template_days CHECK ((valid_days > 0)),
    CONSTRAINT contract_template_pledge CHECK ((cash_pledge >= (0)::numeric))
);

ALTER TABLE public.contract_template ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contract_template_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.contract_void (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    contract_id bigint NOT NULL,
    asked_by text NOT NULL,
    asked_account_id bigint NOT NULL,
    reason text NOT NULL,
    state text DEFAULT 'asked'::text NOT NULL,
    answered_account_id bigint,
    answered_at timestamp with time zone,
    answer text DEFAULT ''::text NOT NULL,
    CONSTRAINT contract_void_state CHECK ((state = ANY (ARRAY['asked'::text, 'agreed'::text, 'declined'::text, 'withdrawn'::text])))
);

ALTER TABLE public.contract_void ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.contract_void_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.conversation (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    order_container_id bigint NOT NULL,
    business_type integer NOT NULL,
    customer_company_id bigint NOT NULL,
    serving_company_id bigint NOT NULL,
    last_seq integer DEFAULT 0 NOT NULL,
    last_message_at timestamp with time zone,
    assigned_to bigint,
    waiting_since timestamp with time zone,
    first_asked_at timestamp with time zone,
    first_answered_at timestamp with time zone,
    CONSTRAINT conversation_business CHECK ((business_type = ANY (ARRAY[0, 1])))
);

ALTER TABLE public.conversation ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.conversation_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.credit_limit (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    amount numeric(14,2) NOT NULL,
    currency text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    CONSTRAINT credit_limit_amount CHECK ((amount >= (0)::numeric)),
    CONSTRAINT credit_limit_currency CHECK ((currency ~ '^[A-Z]{3}$'::text))
);

ALTER TABLE public.credit_limit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.credit_limit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.credit_use (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    bill_id bigint NOT NULL,
    amount numeric(14,2) NOT NULL,
    account_id bigint NOT NULL,
    CONSTRAINT credit_use_amount CHECK ((amount > (0)::numeric))
);

ALTER TABLE public.credit_use ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.credit_use_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.deposit (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    contract_id bigint,
    contract_type text,
    line_type text NOT NULL,
    due numeric(14,2) DEFAULT '0'::numeric NOT NULL,
    announced numeric(14,2) DEFAULT '0'::numeric NOT NULL,
    held numeric(14,2) DEFAULT '0'::numeric NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    guarantee_due numeric(14,2) DEFAULT '0'::numeric NOT NULL,
    subject text DEFAULT 'contract'::text NOT NULL,
    train_id bigint,
    size_type text,
    places integer,
    place_amount numeric(14,2),
    due_on date,
    campaign text DEFAULT ''::text NOT NULL,
    CONSTRAINT deposit_announced CHECK ((announced >= (0)::numeric)),
    CONSTRAINT deposit_due CHECK ((due >= (0)::numeric)),
    CONSTRAINT deposit_guarantee_due CHECK ((guarantee_due >= (0)::numeric)),
    CONSTRAINT deposit_held CHECK ((held >= (0)::numeric)),
    CONSTRAINT deposit_subject CHECK (
CASE subject
    WHEN 'contract'::text THEN (num_nonnulls(contract_id, contract_type) = 2)
    WHEN 'campaign'::text THEN (num_nonnulls(train_id, size_type, places, place_amount, due_on) = 5)
    ELSE false
END)
);

CREATE TABLE public.deposit_entry (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deposit_id bigint NOT NULL,
    kind text NOT NULL,
    amount numeric(14,2) NOT NULL,
    contract_id bigint,
    payment_id bigint,
    resource_id bigint,
    reason text DEFAULT ''::text NOT NULL,
    account_id bigint,
    outside_key text,
    CONSTRAINT deposit_entry_amount CHECK ((amount > (0)::numeric)),
    CONSTRAINT deposit_entry_kind CHECK ((kind = ANY (ARRAY['due'::text, 'waived'::text, 'paid'::text, 'received'::text, 'rejected'::text, 'used'::text, 'refunded'::text, 'forfeited'::text])))
);

ALTER TABLE public.deposit_entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.deposit_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.deposit_guarantee (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deposit_id bigint NOT NULL,
    contract_id bigint NOT NULL,
    amount numeric(14,2) NOT NULL,
    bank_name text NOT NULL,
    guarantee_no text NOT NULL,
    valid_until date NOT NULL,
    resource_id bigint NOT NULL,
    status text DEFAULT 'submitted'::text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    account_id bigint NOT NULL,
    decided_by bigint,
    decided_at timestamp with time zone,
    CONSTRAINT deposit_guarantee_amount CHECK ((amount > (0)::numeric)),
    CONSTRAINT deposit_guarantee_status CHECK ((status = ANY (ARRAY['submitted'::text, 'accepted'::text, 'rejected'::text, 'released'::text])))
);

ALTER TABLE public.deposit_guarantee ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.deposit_guarantee_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.deposit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.deposit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.dict_data (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    type_id bigint NOT NULL,
    dict_value text NOT NULL,
    label_zh text NOT NULL,
    label_en text NOT NULL,
    label_ru text NOT NULL,
    dict_sort integer DEFAULT 0 NOT NULL,
    list_class text DEFAULT 'default'::text NOT NULL,
    css_class text DEFAULT ''::text NOT NULL,
    is_default text DEFAULT 'N'::text NOT NULL,
    status text DEFAULT '0'::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    is_built_in boolean DEFAULT false NOT NULL,
    CONSTRAINT dict_data_status CHECK ((status = ANY (ARRAY['0'::text, '1'::text])))
);

ALTER TABLE public.dict_data ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.dict_data_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.dict_type (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    dict_type text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    name_ru text NOT NULL,
    status text DEFAULT '0'::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    is_built_in boolean DEFAULT false NOT NULL,
    CONSTRAINT dict_type_status CHECK ((status = ANY (ARRAY['0'::text, '1'::text])))
);

ALTER TABLE public.dict_type ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.dict_type_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.driver (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    name text NOT NULL,
    mobile text NOT NULL,
    licence_no text DEFAULT ''::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    status text DEFAULT '0'::text NOT NULL,
    deleted_at timestamp with time zone
);

ALTER TABLE public.driver ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.driver_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.driver_report (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    trip_id bigint NOT NULL,
    client_id text NOT NULL,
    kind text NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    latitude double precision,
    longitude double precision,
    note text DEFAULT ''::text NOT NULL,
    resource_id bigint
);

ALTER TABLE public.driver_report ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.driver_report_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.exchange_rate (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    from_currency text NOT NULL,
    to_currency text NOT NULL,
    day date NOT NULL,
    rate numeric(18,8) NOT NULL,
    source text NOT NULL,
    account_id bigint,
    CONSTRAINT exchange_rate_above_zero CHECK ((rate > (0)::numeric)),
    CONSTRAINT exchange_rate_currencies CHECK (((from_currency ~ '^[A-Z]{3}$'::text) AND (to_currency ~ '^[A-Z]{3}$'::text))),
    CONSTRAINT exchange_rate_pair CHECK ((from_currency <> to_currency))
);

ALTER TABLE public.exchange_rate ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.exchange_rate_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.export_task (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    account_id bigint NOT NULL,
    export_name text NOT NULL,
    input jsonb NOT NULL,
    language text NOT NULL,
    file_name text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    rows_done integer DEFAULT 0 NOT NULL,
    rows_total integer,
    blob_id bigint,
    fault_id text,
    alive_at timestamp with time zone,
    finished_at timestamp with time zone,
    failed_for text,
    CONSTRAINT export_task_failed_for CHECK ((failed_for = ANY (ARRAY['rightLost'::text, 'tooManyRows'::text]))),
    CONSTRAINT export_task_state CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text])))
);

ALTER TABLE public.export_task ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.export_task_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.generated_key (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    purpose text NOT NULL,
    secret text NOT NULL
);

ALTER TABLE public.generated_key ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.generated_key_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.identity_challenge (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    check_id bigint NOT NULL,
    nonce_hash text NOT NULL,
    movements jsonb NOT NULL,
    used_at timestamp with time zone
);

ALTER TABLE public.identity_challenge ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.identity_challenge_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.identity_check (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    token_hash text NOT NULL,
    purpose text NOT NULL,
    reference text NOT NULL,
    subject_name text NOT NULL,
    subject_id_number text DEFAULT ''::text NOT NULL,
    subject_mobile text DEFAULT ''::text NOT NULL,
    portrait_id bigint,
    language text NOT NULL,
    provider text,
    state text DEFAULT 'open'::text NOT NULL,
    is_replaced boolean DEFAULT false NOT NULL,
    reason text,
    attempts integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    session_id text,
    session_url text,
    evidence_removed_at timestamp with time zone,
    company_id bigint
);

ALTER TABLE public.identity_check ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.identity_check_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.identity_event (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    event_id text NOT NULL,
    check_id bigint NOT NULL
);

ALTER TABLE public.identity_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.identity_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.identity_evidence (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    check_id bigint NOT NULL,
    name text NOT NULL,
    sealed text NOT NULL
);

ALTER TABLE public.identity_evidence ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.identity_evidence_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.invoice (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    type text NOT NULL,
    status text DEFAULT 'applied'::text NOT NULL,
    title jsonb NOT NULL,
    email text NOT NULL,
    currency text NOT NULL,
    total numeric(14,2) NOT NULL,
    tax numeric(14,2) NOT NULL,
    invoice_no text DEFAULT ''::text NOT NULL,
    red_no text DEFAULT ''::text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    resource_id bigint,
    issued_at timestamp with time zone,
    account_id bigint NOT NULL,
    provider_ref text DEFAULT ''::text NOT NULL,
    provider_reason text DEFAULT ''::text NOT NULL,
    CONSTRAINT invoice_status CHECK ((status = ANY (ARRAY['applied'::text, 'issued'::text, 'delivered'::text, 'rejected'::text, 'redLettered'::text])))
);

CREATE TABLE public.invoice_bill (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    invoice_id bigint NOT NULL,
    bill_id bigint NOT NULL,
    amount numeric(14,2) NOT NULL,
    is_active boolean DEFAULT true NOT NULL
);

ALTER TABLE public.invoice_bill ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invoice_bill_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.invoice ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invoice_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.invoice_title (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    name text NOT NULL,
    country text NOT NULL,
    tax_no text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    bank_name text DEFAULT ''::text NOT NULL,
    bank_account text DEFAULT ''::text NOT NULL,
    email text NOT NULL
);

ALTER TABLE public.invoice_title ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.invoice_title_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.join_request (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    account_id bigint NOT NULL,
    company_id bigint NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    decided_by bigint,
    CONSTRAINT join_request_status CHECK ((status = ANY (ARRAY['pending'::text, 'agreed'::text, 'declined'::text, 'withdrawn'::text])))
);

ALTER TABLE public.join_request ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.join_request_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.journal_balance (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    account text NOT NULL,
    currency text NOT NULL,
    amount numeric(16,2) NOT NULL
);

ALTER TABLE public.journal_balance ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.journal_balance_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.journal_entry (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    key text NOT NULL,
    occurred_on date NOT NULL,
    kind text NOT NULL,
    source_kind text NOT NULL,
    source_id bigint NOT NULL,
    order_id bigint,
    note text DEFAULT ''::text NOT NULL,
    account_id bigint
);

ALTER TABLE public.journal_entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.journal_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.journal_month (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    month date NOT NULL,
    account_id bigint
);

ALTER TABLE public.journal_month ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.journal_month_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.journal_posting (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    entry_id bigint NOT NULL,
    account text NOT NULL,
    company_id bigint,
    currency text NOT NULL,
    amount numeric(14,2) NOT NULL,
    CONSTRAINT journal_posting_account CHECK ((account = ANY (ARRAY['bank'::text, 'receivable'::text, 'payable'::text, 'customerCredit'::text, 'depositHeld'::text, 'revenue'::text, 'cost'::text, 'vatOutput'::text, 'vatInput'::text, 'exchangeDifference'::text, 'rounding'::text, 'badDebt'::text, 'bankCharges'::text]))),
    CONSTRAINT journal_posting_amount CHECK ((amount <> (0)::numeric)),
    CONSTRAINT journal_posting_currency CHECK ((currency ~ '^[A-Z]{3}$'::text))
);

ALTER TABLE public.journal_posting ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.journal_posting_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.line (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    line_code text NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    name_ru text NOT NULL,
    line_type text NOT NULL,
    direction text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    CONSTRAINT line_direction_known CHECK ((direction = ANY (ARRAY['outbound'::text, 'inbound'::text]))),
    CONSTRAINT line_type_known CHECK ((line_type = ANY (ARRAY['EU'::text, 'CA'::text, 'CN'::text])))
);

CREATE TABLE public.line_demand (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    line_type text NOT NULL,
    company_entity integer NOT NULL,
    contract_type text NOT NULL,
    demands_deposit boolean NOT NULL,
    deposit_amount numeric(14,2),
    valid_from date NOT NULL,
    CONSTRAINT line_demand_amount CHECK ((deposit_amount > (0)::numeric)),
    CONSTRAINT line_demand_deposit CHECK (((NOT demands_deposit) OR (contract_type <> ''::text)))
);

ALTER TABLE public.line_demand ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.line_demand_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.line ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.line_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.line_stop (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    line_id bigint NOT NULL,
    sequence integer NOT NULL,
    station_id bigint NOT NULL,
    distance_km double precision NOT NULL,
    planned_hours double precision NOT NULL,
    changes_gauge boolean DEFAULT false NOT NULL
);

ALTER TABLE public.line_stop ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.line_stop_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.local_tax_application (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    ref text NOT NULL,
    type text NOT NULL,
    title_name text NOT NULL,
    tax_no text NOT NULL,
    currency text NOT NULL,
    total numeric(14,2) NOT NULL,
    tax numeric(14,2) NOT NULL,
    result text DEFAULT 'waiting'::text NOT NULL,
    invoice_no text DEFAULT ''::text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    is_notified boolean DEFAULT false NOT NULL,
    CONSTRAINT local_tax_result CHECK ((result = ANY (ARRAY['waiting'::text, 'issued'::text, 'refused'::text])))
);

ALTER TABLE public.local_tax_application ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.local_tax_application_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.local_wallet_payment (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    ref text NOT NULL,
    wallet_no text NOT NULL,
    amount numeric(14,2) NOT NULL,
    currency text NOT NULL,
    result text NOT NULL
);

ALTER TABLE public.local_wallet_payment ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.local_wallet_payment_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.member_invitation (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    invited_by bigint NOT NULL,
    way text NOT NULL,
    receiver text DEFAULT ''::text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    language text NOT NULL,
    rights jsonb NOT NULL,
    token_hash text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    accepted_by bigint,
    sends integer DEFAULT 1 NOT NULL,
    CONSTRAINT member_invitation_status CHECK ((status = ANY (ARRAY['open'::text, 'accepted'::text, 'revoked'::text]))),
    CONSTRAINT member_invitation_way CHECK ((way = ANY (ARRAY['link'::text, 'email'::text, 'sms'::text])))
);

ALTER TABLE public.member_invitation ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.member_invitation_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.menu_grant (
    account_id bigint NOT NULL,
    menu_keys text[] NOT NULL
);

CREATE TABLE public.message (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    account_id bigint NOT NULL,
    company_id bigint,
    business_code text NOT NULL,
    hand_way integer NOT NULL,
    msg_type text NOT NULL,
    params jsonb NOT NULL,
    about text NOT NULL,
    read_at timestamp with time zone,
    done_at timestamp with time zone,
    CONSTRAINT message_hand_way CHECK ((hand_way = ANY (ARRAY[0, 1, 2])))
)
WITH (autovacuum_vacuum_scale_factor='0.01', autovacuum_vacuum_insert_scale_factor='0.01');

CREATE TABLE public.message_delivery (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    message_id bigint NOT NULL,
    way text NOT NULL,
    due_at timestamp with time zone NOT NULL,
    left_at timestamp with time zone,
    CONSTRAINT message_delivery_way CHECK ((way = ANY (ARRAY['email'::text, 'sms'::text, 'digest'::text])))
);

ALTER TABLE public.message_delivery ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.message_delivery_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.message_habit (
    account_id bigint NOT NULL,
    quiet_from text,
    quiet_to text,
    has_digest boolean DEFAULT false NOT NULL
);

ALTER TABLE public.message ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.message_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.message_read_mark (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    undo_key uuid NOT NULL,
    account_id bigint NOT NULL,
    msg_type text,
    last_id bigint NOT NULL,
    count integer NOT NULL
);

ALTER TABLE public.message_read_mark ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.message_read_mark_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.message_way (
    account_id bigint NOT NULL,
    msg_type text NOT NULL,
    in_portal boolean DEFAULT true NOT NULL,
    by_email boolean DEFAULT false NOT NULL,
    by_sms boolean DEFAULT false NOT NULL
);

CREATE TABLE public.notice (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    title_zh text NOT NULL,
    title_en text NOT NULL,
    title_ru text NOT NULL,
    content_zh text DEFAULT ''::text NOT NULL,
    content_en text DEFAULT ''::text NOT NULL,
    content_ru text DEFAULT ''::text NOT NULL,
    notice_url text DEFAULT ''::text NOT NULL,
    is_forced boolean DEFAULT false NOT NULL,
    company_types integer[] DEFAULT '{}'::integer[] NOT NULL,
    company_scopes integer[] DEFAULT '{}'::integer[] NOT NULL,
    role_keys text[] DEFAULT '{}'::text[] NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    valid_from timestamp with time zone NOT NULL,
    valid_to timestamp with time zone,
    written_by bigint NOT NULL,
    CONSTRAINT notice_state CHECK ((state = ANY (ARRAY['draft'::text, 'published'::text, 'withdrawn'::text]))),
    CONSTRAINT notice_valid CHECK (((valid_to IS NULL) OR (valid_to > valid_from)))
);

ALTER TABLE public.notice ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.notice_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.number_clash (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    container_no text NOT NULL,
    claimant_id bigint NOT NULL,
    holder_id bigint NOT NULL,
    reason text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    typed_by text NOT NULL,
    decided_by text,
    decided_at timestamp with time zone,
    CONSTRAINT clash_reason_known CHECK ((reason = ANY (ARRAY['moving'::text, 'planned'::text]))),
    CONSTRAINT clash_state_known CHECK ((state = ANY (ARRAY['open'::text, 'kept'::text, 'given'::text, 'dropped'::text])))
);

ALTER TABLE public.number_clash ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.number_clash_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.office_lock (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    document_id bigint NOT NULL,
    session_id bigint,
    wopi_lock text DEFAULT ''::text NOT NULL,
    since timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    words text DEFAULT ''::text NOT NULL
);

ALTER TABLE public.office_lock ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.office_lock_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.office_session (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    document_id bigint NOT NULL,
    batch_no text NOT NULL,
    account_id bigint NOT NULL,
    blob_id bigint NOT NULL,
    version_no integer NOT NULL,
    save_flag text DEFAULT '0'::text NOT NULL,
    token_hash text,
    CONSTRAINT office_session_save_flag CHECK ((save_flag = ANY (ARRAY['0'::text, '1'::text, '2'::text])))
);

ALTER TABLE public.office_session ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.office_session_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.office_version (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    document_id bigint NOT NULL,
    version_no integer NOT NULL,
    blob_id bigint NOT NULL,
    source text NOT NULL,
    restored_from integer,
    account_id bigint,
    session_id bigint,
    saved_at timestamp with time zone NOT NULL,
    company_id bigint,
    person_id bigint,
    CONSTRAINT office_version_source CHECK ((source = ANY (ARRAY['original'::text, 'upload'::text, 'editor'::text, 'restore'::text, 'documentServer'::text])))
);

ALTER TABLE public.office_version ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.office_version_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.order_container (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    order_id bigint NOT NULL,
    train_id bigint NOT NULL,
    size_type text NOT NULL,
    owner text NOT NULL,
    container_no text,
    seal_no text,
    tare_kg integer,
    vgm_kg integer,
    status text DEFAULT 'planned'::text NOT NULL,
    CONSTRAINT container_owner_known CHECK ((owner = ANY (ARRAY['SOC'::text, 'COC'::text])))
);

ALTER TABLE public.order_container ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_container_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.order_fee (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    order_id bigint NOT NULL,
    fee_type text NOT NULL,
    size_type text,
    quantity integer NOT NULL,
    unit_price numeric(12,2) NOT NULL,
    amount numeric(14,2) NOT NULL,
    currency text NOT NULL,
    status text DEFAULT 'recorded'::text NOT NULL
);

ALTER TABLE public.order_fee ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_fee_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.order_goods (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    order_id bigint NOT NULL,
    name_cn text NOT NULL,
    name_en text NOT NULL,
    name_ru text NOT NULL,
    hscode text NOT NULL,
    gross_weight_kg numeric(12,3) NOT NULL
);

ALTER TABLE public.order_goods ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_goods_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.order_margin (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    order_id bigint NOT NULL,
    currency text NOT NULL,
    sales numeric(14,2) DEFAULT '0'::numeric NOT NULL,
    costs numeric(14,2) DEFAULT '0'::numeric NOT NULL,
    margin numeric(14,2) GENERATED ALWAYS AS ((sales - costs)) STORED NOT NULL,
    train_id bigint DEFAULT 0 NOT NULL
);

ALTER TABLE public.order_margin ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_margin_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE SEQUENCE public.order_numbers
    START WITH 1
    INCREMENT BY 100
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.order_roll_over (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    order_id bigint NOT NULL,
    from_train_id bigint NOT NULL,
    to_train_id bigint NOT NULL,
    planned_depart_at timestamp with time zone NOT NULL,
    reason_kind text NOT NULL,
    bearer text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    state text NOT NULL,
    decide_before timestamp with time zone,
    decided_at timestamp with time zone,
    decided_by bigint,
    account_id bigint NOT NULL,
    CONSTRAINT roll_over_bearer CHECK ((bearer = ANY (ARRAY['platform'::text, 'customer'::text]))),
    CONSTRAINT roll_over_other_train CHECK ((from_train_id <> to_train_id)),
    CONSTRAINT roll_over_state CHECK ((state = ANY (ARRAY['open'::text, 'accepted'::text, 'declined'::text, 'lapsed'::text, 'superseded'::text, 'fixed'::text])))
);

ALTER TABLE public.order_roll_over ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_roll_over_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.order_timeline (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    order_id bigint NOT NULL,
    move text NOT NULL,
    side text NOT NULL,
    account_name text DEFAULT ''::text NOT NULL,
    reason text,
    departure jsonb,
    words jsonb
);

ALTER TABLE public.order_timeline ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_timeline_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.outbox_message (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    channel text NOT NULL,
    receiver text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    text text NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    next_try_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    last_error text DEFAULT ''::text NOT NULL,
    unsubscribe_url text DEFAULT ''::text NOT NULL,
    CONSTRAINT outbox_channel CHECK ((channel = ANY (ARRAY['sms'::text, 'email'::text]))),
    CONSTRAINT outbox_status CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'kept'::text])))
);

ALTER TABLE public.outbox_message ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.outbox_message_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.paper (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    account_id bigint NOT NULL,
    resource_id bigint NOT NULL,
    file_name text NOT NULL,
    extension text NOT NULL,
    sha256 text NOT NULL,
    container_no text DEFAULT ''::text NOT NULL,
    state text DEFAULT '0'::text NOT NULL,
    failed_for text,
    kind text,
    kind_confidence real DEFAULT 0 NOT NULL,
    page_count integer,
    pages_done integer DEFAULT 0 NOT NULL,
    doubt_count integer DEFAULT 0 NOT NULL,
    facts jsonb,
    same_as_id bigint,
    order_no text DEFAULT ''::text NOT NULL,
    checked_by bigint,
    attempts integer DEFAULT 0 NOT NULL,
    alive_at timestamp with time zone,
    finished_at timestamp with time zone,
    first_page integer DEFAULT 1 NOT NULL,
    last_page integer,
    file_holder_id bigint,
    is_cut_by_hand boolean DEFAULT false NOT NULL,
    is_kind_by_hand boolean DEFAULT false NOT NULL,
    CONSTRAINT paper_state CHECK ((state = ANY (ARRAY['0'::text, '1'::text, '2'::text, '3'::text])))
);

ALTER TABLE public.paper ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.paper_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.paper_lesson (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    layout text NOT NULL,
    field text NOT NULL,
    read_text text NOT NULL,
    right_text text NOT NULL
);

ALTER TABLE public.paper_lesson ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.paper_lesson_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.paper_page (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    paper_id bigint NOT NULL,
    number integer NOT NULL,
    page jsonb NOT NULL,
    picture_blob_id bigint
);

ALTER TABLE public.paper_page ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.paper_page_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.partner_code (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    account_id bigint NOT NULL,
    api_key_id bigint NOT NULL,
    code_hash text NOT NULL,
    audience text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

ALTER TABLE public.partner_code ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.partner_code_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.partner_consent (
    account_id bigint NOT NULL,
    api_key_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.password_link (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    account_id bigint NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

ALTER TABLE public.password_link ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.password_link_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.payment_intent (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    ref text NOT NULL,
    provider text NOT NULL,
    company_id bigint NOT NULL,
    bill_id bigint,
    amount numeric(14,2) NOT NULL,
    currency text NOT NULL,
    status text DEFAULT 'started'::text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    account_id bigint NOT NULL,
    deposit_id bigint,
    CONSTRAINT payment_intent_status CHECK ((status = ANY (ARRAY['started'::text, 'paid'::text, 'mismatch'::text, 'failed'::text, 'expired'::text]))),
    CONSTRAINT payment_intent_subject CHECK ((num_nonnulls(bill_id, deposit_id) = 1))
);

ALTER TABLE public.payment_intent ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.payment_intent_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.payout (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    company_id bigint NOT NULL,
    currency text NOT NULL,
    amount numeric(14,2) NOT NULL,
    status text DEFAULT 'applied'::text NOT NULL,
    holder text NOT NULL,
    bank_name text NOT NULL,
    account_no text NOT NULL,
    swift text NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    applied_by bigint NOT NULL,
    first_approver_id bigint,
    approver_id bigint,
    paid_on date,
    downloaded_at timestamp with time zone,
    bank_entry_id bigint,
    CONSTRAINT payout_amount CHECK ((amount > (0)::numeric)),
    CONSTRAINT payout_kind CHECK ((kind = ANY (ARRAY['supplier'::text, 'refund'::text]))),
    CONSTRAINT payout_status CHECK ((status = ANY (ARRAY['applied'::text, 'checked'::text, 'approved'::text, 'paid'::text, 'rejected'::text]))),
    CONSTRAINT payout_two_people CHECK (((first_approver_id IS DISTINCT FROM approver_id) OR (approver_id IS NULL)))
);

ALTER TABLE public.payout ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.payout_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.payout_item (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    payout_id bigint NOT NULL,
    bill_id bigint NOT NULL,
    amount numeric(14,2) NOT NULL,
    is_active boolean DEFAULT true NOT NULL
);

ALTER TABLE public.payout_item ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.payout_item_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.permission (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    code text NOT NULL,
    member_right text
);

ALTER TABLE public.permission ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.permission_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.pool_container (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    container_no text NOT NULL,
    size_type text NOT NULL,
    station_id bigint NOT NULL,
    remark text DEFAULT ''::text NOT NULL
);

ALTER TABLE public.pool_container ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.pool_container_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.receipt (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    currency text NOT NULL,
    amount numeric(14,2) NOT NULL,
    credited numeric(14,2) DEFAULT '0'::numeric NOT NULL,
    received_on date NOT NULL,
    way text NOT NULL,
    reference text DEFAULT ''::text NOT NULL,
    bank_entry_id bigint,
    outside_key text,
    account_id bigint,
    undone_at timestamp with time zone,
    undone_reason text DEFAULT ''::text NOT NULL,
    undone_by bigint,
    CONSTRAINT receipt_amount CHECK (((amount > (0)::numeric) AND ((credited >= (0)::numeric) AND (credited <= amount)))),
    CONSTRAINT receipt_way CHECK ((way = ANY (ARRAY['bank'::text, 'online'::text, 'manual'::text])))
);

ALTER TABLE public.receipt ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.receipt_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE UNLOGGED TABLE public.recent_write (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    fingerprint text NOT NULL
);

ALTER TABLE public.recent_write ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.recent_write_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.recovery_code (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    account_id bigint NOT NULL,
    code_hash text NOT NULL,
    used_at timestamp with time zone
);

ALTER TABLE public.recovery_code ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.recovery_code_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.resource (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    blob_id bigint NOT NULL,
    resource_name text NOT NULL,
    company_id bigint,
    account_id bigint,
    doc_type text DEFAULT ''::text NOT NULL,
    resource_type text DEFAULT ''::text NOT NULL,
    rela_id text DEFAULT ''::text NOT NULL,
    ext_info text DEFAULT ''::text NOT NULL,
    upload_id text
);

ALTER TABLE public.resource ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.resource_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.resource_share (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    resource_id bigint NOT NULL,
    account_id bigint NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    can_delete boolean DEFAULT false NOT NULL
);

ALTER TABLE public.resource_share ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.resource_share_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.role (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    role_key text NOT NULL
);

ALTER TABLE public.role ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.role_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.role_permission (
    role_id bigint NOT NULL,
    permission_id bigint NOT NULL
);

CREATE TABLE public.service_bid (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    service_order_id bigint NOT NULL,
    supplier_id bigint NOT NULL,
    state text NOT NULL,
    amount numeric(14,2),
    currency text DEFAULT 'CNY'::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    valid_until date,
    free_days integer,
    day_rate numeric(14,2)
);

ALTER TABLE public.service_bid ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.service_bid_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.service_container (
    service_order_id bigint NOT NULL,
    order_container_id bigint NOT NULL
);

CREATE TABLE public.service_event (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    service_order_id bigint NOT NULL,
    move text NOT NULL,
    side text NOT NULL,
    account_id bigint,
    company_id bigint,
    name text DEFAULT ''::text NOT NULL,
    reason text DEFAULT ''::text NOT NULL
);

ALTER TABLE public.service_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.service_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.service_order (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    order_id bigint NOT NULL,
    company_id bigint NOT NULL,
    account_id bigint,
    kind text NOT NULL,
    service_kind text NOT NULL,
    state text DEFAULT 'requested'::text NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    supplier_id bigint,
    place text DEFAULT ''::text NOT NULL,
    reference text DEFAULT ''::text NOT NULL,
    address text DEFAULT ''::text NOT NULL,
    return_place text DEFAULT ''::text NOT NULL,
    start_at timestamp with time zone,
    end_at timestamp with time zone,
    contact_name text DEFAULT ''::text NOT NULL,
    contact_mobile text DEFAULT ''::text NOT NULL,
    cargo_value numeric(14,2),
    cargo_currency text DEFAULT 'CNY'::text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    cost_amount numeric(14,2),
    cost_currency text DEFAULT 'CNY'::text NOT NULL,
    sale_amount numeric(14,2),
    sale_currency text DEFAULT 'CNY'::text NOT NULL,
    is_agreed boolean DEFAULT false NOT NULL,
    free_days integer,
    day_cost numeric(14,2),
    day_sale numeric(14,2),
    fee_cost numeric(14,2),
    fee_note text DEFAULT ''::text NOT NULL,
    fee_sale numeric(14,2),
    CONSTRAINT service_kind_known CHECK ((service_kind = ANY (ARRAY['train'::text, 'water'::text, 'road'::text, 'stock'::text])))
);

ALTER TABLE public.service_order ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.service_order_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.service_trip (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    service_order_id bigint NOT NULL,
    order_container_id bigint,
    vehicle_id bigint NOT NULL,
    driver_id bigint NOT NULL,
    plate text NOT NULL,
    driver_name text NOT NULL,
    driver_mobile text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    replaced_at timestamp with time zone
);

ALTER TABLE public.service_trip ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.service_trip_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.session (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    token_hash text NOT NULL,
    account_id bigint NOT NULL,
    last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    address text NOT NULL,
    user_agent text NOT NULL
);

ALTER TABLE public.session ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.session_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sign_in_attempt (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name text NOT NULL,
    failures integer NOT NULL,
    locked_until timestamp with time zone,
    network text DEFAULT ''::text NOT NULL
);

ALTER TABLE public.sign_in_attempt ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sign_in_attempt_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sign_in_challenge (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    account_id bigint NOT NULL,
    token_hash text NOT NULL,
    way text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

ALTER TABLE public.sign_in_challenge ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sign_in_challenge_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sign_in_code (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    account_id bigint NOT NULL,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

ALTER TABLE public.sign_in_code ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sign_in_code_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sign_in_record (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    account_id bigint NOT NULL,
    way text NOT NULL,
    outcome text NOT NULL,
    address text NOT NULL,
    user_agent text NOT NULL
);

ALTER TABLE public.sign_in_record ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sign_in_record_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.signing_identity (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    holder text NOT NULL,
    certificate text NOT NULL,
    sealed_key text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    company_id bigint,
    revoked_at timestamp with time zone,
    revoked_by bigint,
    revocation_reason text DEFAULT ''::text NOT NULL
);

ALTER TABLE public.signing_identity ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.signing_identity_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.statement_balance (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    statement_id bigint NOT NULL,
    account text NOT NULL,
    currency text NOT NULL,
    opened_on date NOT NULL,
    closed_on date NOT NULL,
    opening numeric(14,2) NOT NULL,
    closing numeric(14,2) NOT NULL
);

ALTER TABLE public.statement_balance ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.statement_balance_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.station (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name_zh text NOT NULL,
    name_en text NOT NULL,
    name_ru text NOT NULL,
    country_code text NOT NULL,
    station_code text NOT NULL,
    unlocode text DEFAULT ''::text NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    gauges_mm integer[] NOT NULL,
    name_pinyin text DEFAULT ''::text NOT NULL,
    CONSTRAINT station_gauges CHECK (((gauges_mm <@ ARRAY[1435, 1520]) AND (cardinality(gauges_mm) > 0))),
    CONSTRAINT station_latitude CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT station_longitude CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))
);

CREATE TABLE public.station_agent (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    station_id bigint NOT NULL,
    company_id bigint NOT NULL
);

ALTER TABLE public.station_agent ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.station_agent_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE public.station ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.station_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.storage_use (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint,
    account_id bigint,
    byte_count bigint NOT NULL
);

ALTER TABLE public.storage_use ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.storage_use_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.stored_blob (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    sha256 text NOT NULL,
    byte_count bigint NOT NULL,
    store_key text NOT NULL,
    extension text NOT NULL,
    mime_type text NOT NULL,
    entries jsonb,
    thumbnail text DEFAULT 'none'::text NOT NULL,
    thumbnail_key text,
    used_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT stored_blob_byte_count CHECK ((byte_count > 0)),
    CONSTRAINT stored_blob_thumbnail CHECK ((thumbnail = ANY (ARRAY['none'::text, 'waiting'::text, 'made'::text, 'failed'::text])))
);

ALTER TABLE public.stored_blob ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.stored_blob_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.supplier_quotation (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    kind text NOT NULL,
    title text NOT NULL,
    currency text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    valid_from date NOT NULL,
    valid_to date NOT NULL,
    line_count integer NOT NULL,
    withdrawn_at timestamp with time zone,
    reminded_version integer DEFAULT 0 NOT NULL,
    CONSTRAINT supplier_quotation_dates CHECK ((valid_to >= valid_from))
);

ALTER TABLE public.supplier_quotation ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.supplier_quotation_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.supplier_quotation_version (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    quotation_id bigint NOT NULL,
    version integer NOT NULL,
    title text NOT NULL,
    currency text NOT NULL,
    valid_from date NOT NULL,
    valid_to date NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    lines jsonb NOT NULL,
    change_count integer NOT NULL,
    account_id bigint
);

ALTER TABLE public.supplier_quotation_version ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.supplier_quotation_version_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sys_config (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    config_key text NOT NULL,
    config_value text NOT NULL,
    config_name text DEFAULT ''::text NOT NULL,
    is_built_in boolean DEFAULT false NOT NULL,
    remark text DEFAULT ''::text NOT NULL
);

ALTER TABLE public.sys_config ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sys_config_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.sys_menu (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    menu_key text NOT NULL,
    parent_id bigint,
    title_zh text NOT NULL,
    title_en text NOT NULL,
    title_ru text NOT NULL,
    path text NOT NULL,
    component text NOT NULL,
    icon text NOT NULL,
    sort_order integer NOT NULL,
    permission text[],
    roles text[]
);

ALTER TABLE public.sys_menu ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.sys_menu_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tariff (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    rule_id bigint DEFAULT nextval('public.charge_rules'::regclass) NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    is_latest boolean DEFAULT true NOT NULL,
    valid_from date NOT NULL,
    valid_to date,
    account_id bigint,
    side text NOT NULL,
    service_kind text NOT NULL,
    fee_type text NOT NULL,
    line_type text,
    company_entity integer,
    station_id bigint,
    size_type text,
    company_id bigint,
    basis text NOT NULL,
    free_units integer DEFAULT 0 NOT NULL,
    tiers jsonb NOT NULL,
    minimum numeric(14,2) DEFAULT '0'::numeric NOT NULL,
    currency text NOT NULL,
    tax_rate numeric(5,4) NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    CONSTRAINT tariff_basis CHECK ((basis = ANY (ARRAY['box'::text, 'day'::text, 'kg'::text, 'trip'::text, 'order'::text, 'lump'::text]))),
    CONSTRAINT tariff_service_kind CHECK ((service_kind = ANY (ARRAY['train'::text, 'water'::text, 'road'::text, 'stock'::text]))),
    CONSTRAINT tariff_side CHECK ((side = ANY (ARRAY['sale'::text, 'cost'::text]))),
    CONSTRAINT tariff_validity CHECK ((valid_to >= valid_from))
);

ALTER TABLE public.tariff ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tariff_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.tracking_event (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    train_id bigint NOT NULL,
    container_no text,
    kind text NOT NULL,
    classifier text NOT NULL,
    occurs_at timestamp with time zone NOT NULL,
    station_id bigint NOT NULL,
    source text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    account_id bigint,
    supersedes_id bigint,
    delay_reason text,
    CONSTRAINT event_classifier_known CHECK ((classifier = ANY (ARRAY['planned'::text, 'estimated'::text, 'actual'::text])))
);

ALTER TABLE public.tracking_event ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tracking_event_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.train (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    train_no text NOT NULL,
    line_id bigint NOT NULL,
    line_type text NOT NULL,
    direction text NOT NULL,
    start_station_id bigint NOT NULL,
    end_station_id bigint NOT NULL,
    depart_at timestamp with time zone NOT NULL,
    arrive_at timestamp with time zone NOT NULL,
    cutoff_at timestamp with time zone NOT NULL,
    gate_in_at timestamp with time zone NOT NULL,
    capacity_teu integer NOT NULL,
    sold_teu integer DEFAULT 0 NOT NULL,
    status text DEFAULT 'planned'::text NOT NULL,
    cancel_reason text,
    expected_depart_at timestamp with time zone,
    expected_arrive_at timestamp with time zone,
    CONSTRAINT train_cutoff CHECK (((cutoff_at <= depart_at) AND (gate_in_at <= depart_at))),
    CONSTRAINT train_never_oversold CHECK (((sold_teu >= 0) AND (sold_teu <= capacity_teu))),
    CONSTRAINT train_status_known CHECK ((status = ANY (ARRAY['planned'::text, 'open'::text, 'closed'::text, 'departed'::text, 'arrived'::text, 'cancelled'::text])))
);

ALTER TABLE public.train ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.train_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.train_price (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    train_id bigint NOT NULL,
    size_type text NOT NULL,
    price numeric(12,2) NOT NULL,
    currency text NOT NULL,
    CONSTRAINT train_price_currency CHECK ((currency ~ '^[A-Z]{3}$'::text)),
    CONSTRAINT train_price_positive CHECK ((price > (0)::numeric))
);

ALTER TABLE public.train_price ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.train_price_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.train_progress (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    train_id bigint NOT NULL,
    station_id bigint NOT NULL,
    kind text NOT NULL,
    reported_at timestamp with time zone NOT NULL,
    next_report_at timestamp with time zone
);

ALTER TABLE public.train_progress ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.train_progress_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.train_views (
    account_id bigint NOT NULL,
    views jsonb NOT NULL
);

CREATE TABLE public.trusted_device (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    account_id bigint NOT NULL,
    token_hash text NOT NULL,
    last_used_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    address text NOT NULL,
    user_agent text NOT NULL
);

ALTER TABLE public.trusted_device ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.trusted_device_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.trustee_authorization (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    account_id bigint NOT NULL,
    name text NOT NULL,
    mobile text NOT NULL,
    id_no text NOT NULL,
    start_date date NOT NULL,
    end_date date NOT NULL,
    resource_id bigint NOT NULL,
    status text DEFAULT '0'::text NOT NULL,
    submitted_at timestamp with time zone DEFAULT now() NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    decided_by bigint,
    decided_at timestamp with time zone,
    CONSTRAINT trustee_authorization_period CHECK ((end_date > start_date)),
    CONSTRAINT trustee_authorization_status CHECK ((status = ANY (ARRAY['0'::text, '1'::text, '2'::text, '3'::text, '4'::text])))
);

ALTER TABLE public.trustee_authorization ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.trustee_authorization_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.trustee_link (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    authorization_id bigint NOT NULL,
    account_id bigint NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    is_replaced boolean DEFAULT false NOT NULL,
    browser_hash text,
    opened_at timestamp with time zone
);

ALTER TABLE public.trustee_link ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.trustee_link_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.two_step (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    account_id bigint NOT NULL,
    sealed_secret text NOT NULL,
    confirmed_at timestamp with time zone,
    last_time_step bigint DEFAULT 0 NOT NULL
);

ALTER TABLE public.two_step ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.two_step_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.vehicle (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    company_id bigint NOT NULL,
    plate text NOT NULL,
    kind text NOT NULL,
    remark text DEFAULT ''::text NOT NULL,
    status text DEFAULT '0'::text NOT NULL,
    deleted_at timestamp with time zone
);

ALTER TABLE public.vehicle ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.vehicle_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.verification_code (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    purpose text NOT NULL,
    address text NOT NULL,
    code_hash text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

ALTER TABLE public.verification_code ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.verification_code_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.wire_key (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    purpose text NOT NULL,
    private_key_pem text NOT NULL
);

ALTER TABLE public.wire_key ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.wire_key_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.yard_stay (
    id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    service_order_id bigint NOT NULL,
    order_container_id bigint NOT NULL,
    in_on date NOT NULL,
    out_on date,
    charged_until date,
    is_settled boolean DEFAULT false NOT NULL,
    CONSTRAINT yard_stay_order CHECK (((out_on IS NULL) OR (out_on >= in_on)))
);

ALTER TABLE public.yard_stay ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.yard_stay_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.account_role
    ADD CONSTRAINT account_role_account_id_role_id_pk PRIMARY KEY (account_id, role_id);

ALTER TABLE ONLY public.additional_fee_event
    ADD CONSTRAINT additional_fee_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.additional_fee
    ADD CONSTRAINT additional_fee_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.address_book_party
    ADD CONSTRAINT address_book_party_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.agreement_run
    ADD CONSTRAINT agreement_run_once UNIQUE (kind);

ALTER TABLE ONLY public.agreement_run
    ADD CONSTRAINT agreement_run_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_key_hash_unique UNIQUE (key_hash);

ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.audit_entry
    ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bank_entry
    ADD CONSTRAINT bank_entry_once UNIQUE (key);

ALTER TABLE ONLY public.bank_entry
    ADD CONSTRAINT bank_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bank_statement
    ADD CONSTRAINT bank_statement_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bill_application
    ADD CONSTRAINT bill_application_once UNIQUE (source_kind, source_id, bill_id);

ALTER TABLE ONLY public.bill_application
    ADD CONSTRAINT bill_application_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bill_event
    ADD CONSTRAINT bill_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bill_line
    ADD CONSTRAINT bill_line_charge_once UNIQUE (charge_id);

ALTER TABLE ONLY public.bill_line
    ADD CONSTRAINT bill_line_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.bill
    ADD CONSTRAINT bill_number_once UNIQUE (bill_no);

ALTER TABLE ONLY public.bill
    ADD CONSTRAINT bill_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.booking_order
    ADD CONSTRAINT booking_order_order_no_unique UNIQUE (order_no);

ALTER TABLE ONLY public.booking_order
    ADD CONSTRAINT booking_order_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.border_crossing
    ADD CONSTRAINT border_crossing_pair UNIQUE (from_station_id, to_station_id);

ALTER TABLE ONLY public.border_crossing
    ADD CONSTRAINT border_crossing_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.canned_answer
    ADD CONSTRAINT canned_answer_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.captcha
    ADD CONSTRAINT captcha_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.captcha
    ADD CONSTRAINT captcha_uuid_unique UNIQUE (uuid);

ALTER TABLE ONLY public.cargo_fact
    ADD CONSTRAINT cargo_fact_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.cargo_known_goods
    ADD CONSTRAINT cargo_known_goods_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.cargo_line
    ADD CONSTRAINT cargo_line_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.cargo_party
    ADD CONSTRAINT cargo_party_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.cargo_sheet
    ADD CONSTRAINT cargo_sheet_order_id_unique UNIQUE (order_id);

ALTER TABLE ONLY public.cargo_sheet
    ADD CONSTRAINT cargo_sheet_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.charge_ladder
    ADD CONSTRAINT charge_ladder_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.charge_ladder
    ADD CONSTRAINT charge_ladder_version_once UNIQUE (rule_id, version);

ALTER TABLE ONLY public.charge_move
    ADD CONSTRAINT charge_move_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.charge
    ADD CONSTRAINT charge_once UNIQUE (key);

ALTER TABLE ONLY public.charge
    ADD CONSTRAINT charge_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.chat_progress
    ADD CONSTRAINT chat_progress_conversation_id_company_id_pk PRIMARY KEY (conversation_id, company_id);

ALTER TABLE ONLY public.company_bank_account
    ADD CONSTRAINT company_bank_account_once UNIQUE (company_id);

ALTER TABLE ONLY public.company_bank_account
    ADD CONSTRAINT company_bank_account_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_closure
    ADD CONSTRAINT company_closure_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_company_no_unique UNIQUE (company_no);

ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_registration_event
    ADD CONSTRAINT company_registration_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_registration
    ADD CONSTRAINT company_registration_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.container_stay
    ADD CONSTRAINT container_stay_once UNIQUE (container_id, station_id, fee_type);

ALTER TABLE ONLY public.container_stay
    ADD CONSTRAINT container_stay_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contract
    ADD CONSTRAINT contract_contract_no_unique UNIQUE (contract_no);

ALTER TABLE ONLY public.contract_event
    ADD CONSTRAINT contract_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contract_event
    ADD CONSTRAINT contract_event_place UNIQUE (contract_id, place);

ALTER TABLE ONLY public.contract_foreign_signer
    ADD CONSTRAINT contract_foreign_signer_link_id_unique UNIQUE (link_id);

ALTER TABLE ONLY public.contract_foreign_signer
    ADD CONSTRAINT contract_foreign_signer_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contract_link
    ADD CONSTRAINT contract_link_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contract_link
    ADD CONSTRAINT contract_link_token_hash_unique UNIQUE (token_hash);

ALTER TABLE ONLY public.contract
    ADD CONSTRAINT contract_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contract_template
    ADD CONSTRAINT contract_template_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contract_template
    ADD CONSTRAINT contract_template_version UNIQUE (contract_type, line_type, company_entity, language, version);

ALTER TABLE ONLY public.contract_void
    ADD CONSTRAINT contract_void_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.conversation
    ADD CONSTRAINT conversation_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.credit_limit
    ADD CONSTRAINT credit_limit_once UNIQUE (company_id);

ALTER TABLE ONLY public.credit_limit
    ADD CONSTRAINT credit_limit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.credit_use
    ADD CONSTRAINT credit_use_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.deposit_entry
    ADD CONSTRAINT deposit_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.deposit_guarantee
    ADD CONSTRAINT deposit_guarantee_paper UNIQUE (resource_id);

ALTER TABLE ONLY public.deposit_guarantee
    ADD CONSTRAINT deposit_guarantee_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.deposit
    ADD CONSTRAINT deposit_once UNIQUE (company_id, contract_type, line_type);

ALTER TABLE ONLY public.deposit_entry
    ADD CONSTRAINT deposit_outside_once UNIQUE (outside_key);

ALTER TABLE ONLY public.deposit
    ADD CONSTRAINT deposit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.dict_data
    ADD CONSTRAINT dict_data_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.dict_type
    ADD CONSTRAINT dict_type_dict_type_unique UNIQUE (dict_type);

ALTER TABLE ONLY public.dict_type
    ADD CONSTRAINT dict_type_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.dict_data
    ADD CONSTRAINT dict_value_once UNIQUE (type_id, dict_value);

ALTER TABLE ONLY public.driver
    ADD CONSTRAINT driver_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.driver_report
    ADD CONSTRAINT driver_report_once UNIQUE (trip_id, client_id);

ALTER TABLE ONLY public.driver_report
    ADD CONSTRAINT driver_report_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.exchange_rate
    ADD CONSTRAINT exchange_rate_once UNIQUE (from_currency, to_currency, day);

ALTER TABLE ONLY public.exchange_rate
    ADD CONSTRAINT exchange_rate_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.export_task
    ADD CONSTRAINT export_task_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.generated_key
    ADD CONSTRAINT generated_key_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.generated_key
    ADD CONSTRAINT generated_key_purpose_unique UNIQUE (purpose);

ALTER TABLE ONLY public.identity_challenge
    ADD CONSTRAINT identity_challenge_nonce_hash_unique UNIQUE (nonce_hash);

ALTER TABLE ONLY public.identity_challenge
    ADD CONSTRAINT identity_challenge_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.identity_check
    ADD CONSTRAINT identity_check_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.identity_check
    ADD CONSTRAINT identity_check_token_hash_unique UNIQUE (token_hash);

ALTER TABLE ONLY public.identity_event
    ADD CONSTRAINT identity_event_event_id_unique UNIQUE (event_id);

ALTER TABLE ONLY public.identity_event
    ADD CONSTRAINT identity_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.identity_evidence
    ADD CONSTRAINT identity_evidence_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invoice_bill
    ADD CONSTRAINT invoice_bill_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invoice_title
    ADD CONSTRAINT invoice_title_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.join_request
    ADD CONSTRAINT join_request_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.journal_balance
    ADD CONSTRAINT journal_balance_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.journal_entry
    ADD CONSTRAINT journal_entry_once UNIQUE (key);

ALTER TABLE ONLY public.journal_entry
    ADD CONSTRAINT journal_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.journal_month
    ADD CONSTRAINT journal_month_once UNIQUE (month);

ALTER TABLE ONLY public.journal_month
    ADD CONSTRAINT journal_month_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.journal_posting
    ADD CONSTRAINT journal_posting_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.line_demand
    ADD CONSTRAINT line_demand_once UNIQUE (line_type, company_entity, valid_from);

ALTER TABLE ONLY public.line_demand
    ADD CONSTRAINT line_demand_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.line
    ADD CONSTRAINT line_line_code_unique UNIQUE (line_code);

ALTER TABLE ONLY public.line
    ADD CONSTRAINT line_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.line_stop
    ADD CONSTRAINT line_stop_order UNIQUE (line_id, sequence);

ALTER TABLE ONLY public.line_stop
    ADD CONSTRAINT line_stop_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.local_tax_application
    ADD CONSTRAINT local_tax_application_once UNIQUE (ref);

ALTER TABLE ONLY public.local_tax_application
    ADD CONSTRAINT local_tax_application_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.local_wallet_payment
    ADD CONSTRAINT local_wallet_once UNIQUE (ref);

ALTER TABLE ONLY public.local_wallet_payment
    ADD CONSTRAINT local_wallet_payment_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.member_invitation
    ADD CONSTRAINT member_invitation_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.member_invitation
    ADD CONSTRAINT member_invitation_token UNIQUE (token_hash);

ALTER TABLE ONLY public.menu_grant
    ADD CONSTRAINT menu_grant_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.message_delivery
    ADD CONSTRAINT message_delivery_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.message_habit
    ADD CONSTRAINT message_habit_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.message_read_mark
    ADD CONSTRAINT message_read_mark_once UNIQUE (undo_key);

ALTER TABLE ONLY public.message_read_mark
    ADD CONSTRAINT message_read_mark_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.message_way
    ADD CONSTRAINT message_way_account_id_msg_type_pk PRIMARY KEY (account_id, msg_type);

ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.number_clash
    ADD CONSTRAINT number_clash_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.office_lock
    ADD CONSTRAINT office_lock_document UNIQUE (kind, document_id);

ALTER TABLE ONLY public.office_lock
    ADD CONSTRAINT office_lock_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.office_session
    ADD CONSTRAINT office_session_batch_no_unique UNIQUE (batch_no);

ALTER TABLE ONLY public.office_session
    ADD CONSTRAINT office_session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.office_session
    ADD CONSTRAINT office_session_token_hash_unique UNIQUE (token_hash);

ALTER TABLE ONLY public.office_version
    ADD CONSTRAINT office_version_no UNIQUE (kind, document_id, version_no);

ALTER TABLE ONLY public.office_version
    ADD CONSTRAINT office_version_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_container
    ADD CONSTRAINT order_container_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_fee
    ADD CONSTRAINT order_fee_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_goods
    ADD CONSTRAINT order_goods_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_margin
    ADD CONSTRAINT order_margin_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_roll_over
    ADD CONSTRAINT order_roll_over_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_timeline
    ADD CONSTRAINT order_timeline_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.outbox_message
    ADD CONSTRAINT outbox_message_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.paper_lesson
    ADD CONSTRAINT paper_lesson_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.paper
    ADD CONSTRAINT paper_of_file UNIQUE (resource_id, first_page);

ALTER TABLE ONLY public.paper_page
    ADD CONSTRAINT paper_page_number UNIQUE (paper_id, number);

ALTER TABLE ONLY public.paper_page
    ADD CONSTRAINT paper_page_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.paper
    ADD CONSTRAINT paper_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.partner_code
    ADD CONSTRAINT partner_code_code_hash_unique UNIQUE (code_hash);

ALTER TABLE ONLY public.partner_code
    ADD CONSTRAINT partner_code_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.partner_consent
    ADD CONSTRAINT partner_consent_account_id_api_key_id_pk PRIMARY KEY (account_id, api_key_id);

ALTER TABLE ONLY public.password_link
    ADD CONSTRAINT password_link_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.password_link
    ADD CONSTRAINT password_link_token UNIQUE (token_hash);

ALTER TABLE ONLY public.payment_intent
    ADD CONSTRAINT payment_intent_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payment_intent
    ADD CONSTRAINT payment_intent_ref UNIQUE (ref);

ALTER TABLE ONLY public.payout_item
    ADD CONSTRAINT payout_item_once UNIQUE (payout_id, bill_id);

ALTER TABLE ONLY public.payout_item
    ADD CONSTRAINT payout_item_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.permission
    ADD CONSTRAINT permission_code_unique UNIQUE (code);

ALTER TABLE ONLY public.permission
    ADD CONSTRAINT permission_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.pool_container
    ADD CONSTRAINT pool_container_once UNIQUE (container_no);

ALTER TABLE ONLY public.pool_container
    ADD CONSTRAINT pool_container_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.receipt
    ADD CONSTRAINT receipt_outside_once UNIQUE (outside_key);

ALTER TABLE ONLY public.receipt
    ADD CONSTRAINT receipt_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.recent_write
    ADD CONSTRAINT recent_write_fingerprint_unique UNIQUE (fingerprint);

ALTER TABLE ONLY public.recent_write
    ADD CONSTRAINT recent_write_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_account UNIQUE (account_id, code_hash);

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.resource
    ADD CONSTRAINT resource_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.resource_share
    ADD CONSTRAINT resource_share_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.resource_share
    ADD CONSTRAINT resource_share_token UNIQUE (token_hash);

ALTER TABLE ONLY public.resource
    ADD CONSTRAINT resource_upload UNIQUE (upload_id);

ALTER TABLE ONLY public.role_permission
    ADD CONSTRAINT role_permission_role_id_permission_id_pk PRIMARY KEY (role_id, permission_id);

ALTER TABLE ONLY public.role
    ADD CONSTRAINT role_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.role
    ADD CONSTRAINT role_role_key_unique UNIQUE (role_key);

ALTER TABLE ONLY public.service_bid
    ADD CONSTRAINT service_bid_once UNIQUE (service_order_id, supplier_id);

ALTER TABLE ONLY public.service_bid
    ADD CONSTRAINT service_bid_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.service_container
    ADD CONSTRAINT service_container_service_order_id_order_container_id_pk PRIMARY KEY (service_order_id, order_container_id);

ALTER TABLE ONLY public.service_event
    ADD CONSTRAINT service_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.service_order
    ADD CONSTRAINT service_order_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.service_trip
    ADD CONSTRAINT service_trip_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.service_trip
    ADD CONSTRAINT service_trip_token UNIQUE (token_hash);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_token_hash_unique UNIQUE (token_hash);

ALTER TABLE ONLY public.sign_in_attempt
    ADD CONSTRAINT sign_in_attempt_name_network UNIQUE (name, network);

ALTER TABLE ONLY public.sign_in_attempt
    ADD CONSTRAINT sign_in_attempt_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sign_in_challenge
    ADD CONSTRAINT sign_in_challenge_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sign_in_challenge
    ADD CONSTRAINT sign_in_challenge_token_hash_unique UNIQUE (token_hash);

ALTER TABLE ONLY public.sign_in_code
    ADD CONSTRAINT sign_in_code_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sign_in_record
    ADD CONSTRAINT sign_in_record_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.signing_identity
    ADD CONSTRAINT signing_identity_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.statement_balance
    ADD CONSTRAINT statement_balance_once UNIQUE (account, currency, closed_on, opened_on, opening, closing);

ALTER TABLE ONLY public.statement_balance
    ADD CONSTRAINT statement_balance_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.station_agent
    ADD CONSTRAINT station_agent_once UNIQUE (station_id, company_id);

ALTER TABLE ONLY public.station_agent
    ADD CONSTRAINT station_agent_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.station
    ADD CONSTRAINT station_code_in_country UNIQUE (country_code, station_code);

ALTER TABLE ONLY public.station
    ADD CONSTRAINT station_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.storage_use
    ADD CONSTRAINT storage_use_owner UNIQUE NULLS NOT DISTINCT (company_id, account_id);

ALTER TABLE ONLY public.storage_use
    ADD CONSTRAINT storage_use_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stored_blob
    ADD CONSTRAINT stored_blob_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.stored_blob
    ADD CONSTRAINT stored_blob_sha256 UNIQUE (sha256);

ALTER TABLE ONLY public.stored_blob
    ADD CONSTRAINT stored_blob_store_key UNIQUE (store_key);

ALTER TABLE ONLY public.stored_blob
    ADD CONSTRAINT stored_blob_thumbnail_key UNIQUE (thumbnail_key);

ALTER TABLE ONLY public.supplier_quotation
    ADD CONSTRAINT supplier_quotation_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.supplier_quotation_version
    ADD CONSTRAINT supplier_quotation_version_once UNIQUE (quotation_id, version);

ALTER TABLE ONLY public.supplier_quotation_version
    ADD CONSTRAINT supplier_quotation_version_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sys_config
    ADD CONSTRAINT sys_config_config_key_unique UNIQUE (config_key);

ALTER TABLE ONLY public.sys_config
    ADD CONSTRAINT sys_config_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sys_menu
    ADD CONSTRAINT sys_menu_menu_key_unique UNIQUE (menu_key);

ALTER TABLE ONLY public.sys_menu
    ADD CONSTRAINT sys_menu_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tariff
    ADD CONSTRAINT tariff_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tariff
    ADD CONSTRAINT tariff_version_once UNIQUE (rule_id, version);

ALTER TABLE ONLY public.tracking_event
    ADD CONSTRAINT tracking_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.train
    ADD CONSTRAINT train_on_line UNIQUE (line_id, depart_at);

ALTER TABLE ONLY public.train
    ADD CONSTRAINT train_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.train_price
    ADD CONSTRAINT train_price_once UNIQUE (train_id, size_type);

ALTER TABLE ONLY public.train_price
    ADD CONSTRAINT train_price_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.train_progress
    ADD CONSTRAINT train_progress_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.train_views
    ADD CONSTRAINT train_views_pkey PRIMARY KEY (account_id);

ALTER TABLE ONLY public.trusted_device
    ADD CONSTRAINT trusted_device_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.trusted_device
    ADD CONSTRAINT trusted_device_token_hash_unique UNIQUE (token_hash);

ALTER TABLE ONLY public.trustee_authorization
    ADD CONSTRAINT trustee_authorization_letter UNIQUE (resource_id);

ALTER TABLE ONLY public.trustee_authorization
    ADD CONSTRAINT trustee_authorization_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.trustee_link
    ADD CONSTRAINT trustee_link_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.trustee_link
    ADD CONSTRAINT trustee_link_token_hash_unique UNIQUE (token_hash);

ALTER TABLE ONLY public.two_step
    ADD CONSTRAINT two_step_account_id_unique UNIQUE (account_id);

ALTER TABLE ONLY public.two_step
    ADD CONSTRAINT two_step_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.vehicle
    ADD CONSTRAINT vehicle_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.verification_code
    ADD CONSTRAINT verification_code_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.wire_key
    ADD CONSTRAINT wire_key_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.wire_key
    ADD CONSTRAINT wire_key_purpose_unique UNIQUE (purpose);

ALTER TABLE ONLY public.yard_stay
    ADD CONSTRAINT yard_stay_once UNIQUE (service_order_id, order_container_id);

ALTER TABLE ONLY public.yard_stay
    ADD CONSTRAINT yard_stay_pkey PRIMARY KEY (id);

CREATE INDEX account_company ON public.account USING btree (company_id);

CREATE INDEX account_email ON public.account USING btree (lower(email));

CREATE INDEX account_mobile ON public.account USING btree (mobile);

CREATE INDEX account_role_of_role ON public.account_role USING btree (role_id, account_id);

CREATE UNIQUE INDEX account_username ON public.account USING btree (lower(username));

CREATE INDEX additional_fee_by_state ON public.additional_fee USING btree (state, id);

CREATE INDEX additional_fee_due ON public.additional_fee USING btree (due_at) WHERE (state = ANY (ARRAY['proposed'::text, 'offered'::text]));

CREATE INDEX additional_fee_event_of ON public.additional_fee_event USING btree (fee_id, id);

CREATE INDEX additional_fee_of_company ON public.additional_fee USING btree (company_id, id);

CREATE INDEX additional_fee_of_order ON public.additional_fee USING btree (order_id, id);

CREATE INDEX additional_fee_of_payee ON public.additional_fee USING btree (payee_id, id);

CREATE UNIQUE INDEX additional_fee_once ON public.additional_fee USING btree (company_id, COALESCE(order_id, (0)::bigint), COALESCE(service_order_id, (0)::bigint), COALESCE(payee_id, (0)::bigint), fee_type, business_date, entered_amount, currency, remark) WHERE (state <> ALL (ARRAY['withdrawn'::text, 'rejected'::text]));

CREATE INDEX address_book_party_names ON public.address_book_party USING gin (name_keys);

CREATE INDEX address_book_party_of ON public.address_book_party USING btree (company_id, updated_at, id);

CREATE INDEX address_book_party_removed ON public.address_book_party USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);

CREATE INDEX address_book_party_search ON public.address_book_party USING gin (search_text public.gin_trgm_ops);

CREATE INDEX address_book_party_tax ON public.address_book_party USING btree (company_id, tax_code);

CREATE INDEX api_key_company ON public.api_key USING btree (company_id);

CREATE INDEX api_key_expiry ON public.api_key USING btree (expires_at);

CREATE INDEX audit_by_account ON public.audit_entry USING btree (account_id, created_at);

CREATE INDEX audit_by_time ON public.audit_entry USING brin (created_at);

CREATE INDEX bank_entry_account ON public.bank_entry USING btree (account) WHERE (account <> ''::text);

CREATE INDEX bank_entry_counterparty_part ON public.bank_entry USING gin (counterparty public.gin_trgm_ops);

CREATE INDEX bank_entry_decided ON public.bank_entry USING btree (status, id) WHERE (status = ANY (ARRAY['ignored'::text, 'charged'::text]));

CREATE INDEX bank_entry_open ON public.bank_entry USING btree (((status = 'open'::text)) DESC, id DESC);

CREATE INDEX bank_entry_reference_part ON public.bank_entry USING gin (reference public.gin_trgm_ops);

CREATE INDEX bill_application_bill ON public.bill_application USING btree (bill_id, id);

CREATE UNIQUE INDEX bill_claim_once ON public.bill USING btree (company_id, claim_no) WHERE ((kind = 'claim'::text) AND (status <> 'returned'::text));

CREATE INDEX bill_claim_part ON public.bill USING gin (claim_no public.gin_trgm_ops);

CREATE UNIQUE INDEX bill_draft_of_month ON public.bill USING btree (company_id, currency, month) WHERE ((status = 'draft'::text) AND (kind = 'month'::text));

CREATE UNIQUE INDEX bill_draft_of_order ON public.bill USING btree (order_id, currency) WHERE ((status = 'draft'::text) AND (kind = 'order'::text));

CREATE INDEX bill_event_bill ON public.bill_event USING btree (bill_id, id);

CREATE INDEX bill_line_credit ON public.bill_line USING btree (credit_of_id) WHERE (credit_of_id IS NOT NULL);

CREATE INDEX bill_line_disputed ON public.bill_line USING btree (bill_id) WHERE (dispute_state = 'open'::text);

CREATE INDEX bill_line_of_bill ON public.bill_line USING btree (bill_id, id);

CREATE INDEX bill_line_order ON public.bill_line USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX bill_number_part ON public.bill USING gin (bill_no public.gin_trgm_ops);

CREATE INDEX bill_of_company ON public.bill USING btree (company_id, id DESC);

CREATE INDEX bill_of_month ON public.bill USING btree (month, created_at);

CREATE INDEX bill_of_order ON public.bill USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX bill_of_status ON public.bill USING btree (status, id DESC);

CREATE INDEX bill_open ON public.bill USING btree (company_id, currency, due_on) WHERE (status = 'agreed'::text);

CREATE INDEX bill_overdue ON public.bill USING btree (due_on, id) WHERE (status = 'agreed'::text);

CREATE INDEX bill_sums ON public.bill USING btree (side, currency, status, total, paid);

CREATE INDEX bill_waiting ON public.bill USING btree (((status = ANY (ARRAY['claimed'::text, 'checked'::text, 'disputed'::text]))) DESC, id DESC);

CREATE UNIQUE INDEX booking_once_by_key ON public.booking_order USING btree (company_id, request_key) WHERE (request_key IS NOT NULL);

CREATE INDEX canned_answer_company ON public.canned_answer USING btree (company_id);

CREATE INDEX cargo_fact_of_field ON public.cargo_fact USING btree (order_id, line_key, field, id);

CREATE UNIQUE INDEX cargo_known_goods_once ON public.cargo_known_goods USING btree (company_id, hscode, search_text);

CREATE INDEX cargo_known_goods_used ON public.cargo_known_goods USING btree (company_id, used_at);

CREATE INDEX cargo_line_in_container ON public.cargo_line USING btree (order_container_id) WHERE (order_container_id IS NOT NULL);

CREATE UNIQUE INDEX cargo_line_of_order ON public.cargo_line USING btree (order_id, line_key);

CREATE INDEX cargo_party_of_book ON public.cargo_party USING btree (party_id) WHERE (party_id IS NOT NULL);

CREATE UNIQUE INDEX cargo_party_of_order ON public.cargo_party USING btree (order_id, role);

CREATE INDEX cargo_sheet_of_company ON public.cargo_sheet USING btree (company_id, id);

CREATE INDEX charge_billable ON public.charge USING btree (side, company_id, id) WHERE (status = 'confirmed'::text);

CREATE INDEX charge_by_status ON public.charge USING btree (status, id);

CREATE UNIQUE INDEX charge_day_once ON public.charge USING btree (container_id, side, fee_type, occurred_on) WHERE ((basis = 'day'::text) AND (status <> 'void'::text));

CREATE UNIQUE INDEX charge_ladder_latest_once ON public.charge_ladder USING btree (rule_id) WHERE is_latest;

CREATE INDEX charge_move_of_charge ON public.charge_move USING btree (charge_id, id);

CREATE INDEX charge_of_company ON public.charge USING btree (company_id, id);

CREATE INDEX charge_of_container ON public.charge USING btree (container_id) WHERE (container_id IS NOT NULL);

CREATE INDEX charge_of_fee_type ON public.charge USING btree (fee_type, id);

CREATE INDEX charge_of_order ON public.charge USING btree (order_id, id);

CREATE INDEX charge_of_service_order ON public.charge USING btree (service_order_id) WHERE (service_order_id IS NOT NULL);

CREATE INDEX charge_of_side ON public.charge USING btree (side, id);

CREATE INDEX charge_of_stay ON public.charge USING btree (stay_id) WHERE (stay_id IS NOT NULL);

CREATE UNIQUE INDEX chat_message_client ON public.chat_message USING btree (conversation_id, send_account_id, client_id);

CREATE INDEX chat_message_resource ON public.chat_message USING btree (resource_id);

CREATE UNIQUE INDEX chat_message_seq ON public.chat_message USING btree (conversation_id, seq);

CREATE INDEX chat_progress_unread ON public.chat_progress USING btree (company_id, conversation_id) WHERE (last_seq > read_seq);

CREATE INDEX chat_progress_untold ON public.chat_progress USING btree (conversation_id, company_id) WHERE (last_seq > GREATEST(read_seq, told_seq));

CREATE INDEX clash_by_state ON public.number_clash USING btree (state, id);

CREATE INDEX clash_of_holder ON public.number_clash USING btree (holder_id);

CREATE UNIQUE INDEX clash_open_once ON public.number_clash USING btree (claimant_id) WHERE (state = 'open'::text);

CREATE INDEX company_closure_company ON public.company_closure USING btree (company_id, id);

CREATE UNIQUE INDEX company_closure_open ON public.company_closure USING btree (company_id) WHERE (status = ANY (ARRAY['requested'::text, 'closed'::text]));

CREATE INDEX company_closure_requester ON public.company_closure USING btree (requested_by);

CREATE INDEX company_closure_status_time ON public.company_closure USING btree (status, created_at);

CREATE INDEX company_name ON public.company USING btree (lower(full_name));

CREATE INDEX company_registration_address ON public.company_registration USING btree (address_key);

CREATE UNIQUE INDEX company_registration_applicant ON public.company_registration USING btree (account_id) WHERE (company_id IS NULL);

CREATE INDEX company_registration_code ON public.company_registration USING btree (code_key);

CREATE INDEX company_registration_company ON public.company_registration USING btree (company_id);

CREATE INDEX company_registration_event_of ON public.company_registration_event USING btree (registration_id, id);

CREATE UNIQUE INDEX company_registration_in_force ON public.company_registration USING btree (company_id) WHERE (kind = 'registration'::text);

CREATE INDEX company_registration_legal ON public.company_registration USING btree (legal_key);

CREATE UNIQUE INDEX company_registration_name ON public.company_registration USING btree (name_key) WHERE ((name_key <> ''::text) AND (status = ANY (ARRAY['submitted'::text, 'approved'::text])));

CREATE INDEX company_registration_of_account ON public.company_registration USING btree (account_id);

CREATE UNIQUE INDEX company_registration_open ON public.company_registration USING btree (company_id, kind) WHERE ((kind <> 'registration'::text) AND (status = ANY (ARRAY['submitted'::text, 'returned'::text])));

CREATE INDEX company_registration_queue ON public.company_registration USING btree (status, submitted_at);

CREATE INDEX container_by_number ON public.order_container USING btree (container_no) WHERE (container_no IS NOT NULL);

CREATE INDEX container_number_part ON public.order_container USING gin (container_no public.gin_trgm_ops);

CREATE INDEX container_of_order ON public.order_container USING btree (order_id);

CREATE UNIQUE INDEX container_once_on_train ON public.order_container USING btree (train_id, container_no) WHERE ((container_no IS NOT NULL) AND (status <> 'cancelled'::text));

CREATE INDEX container_stay_open ON public.container_stay USING btree (id) WHERE ((counted_to IS DISTINCT FROM ended_on) OR (ended_on IS NULL));

CREATE INDEX container_without_number ON public.order_container USING btree (train_id, order_id, status) WHERE (container_no IS NULL);

CREATE UNIQUE INDEX contract_current ON public.contract USING btree (company_id, template_id) WHERE ((voided_at IS NULL) AND (renewed_at IS NULL));

CREATE INDEX contract_ending ON public.contract USING btree (end_date);

CREATE INDEX contract_event_kind ON public.contract_event USING btree (contract_id, kind);

CREATE INDEX contract_foreign_signer_appointment ON public.contract_foreign_signer USING btree (witness_at) WHERE (witness_state = ANY (ARRAY['proposed'::text, 'confirmed'::text]));

CREATE INDEX contract_link_contract ON public.contract_link USING btree (contract_id, id);

CREATE INDEX contract_of_company ON public.contract USING btree (company_id, status);

CREATE INDEX contract_queue ON public.contract USING btree (status, signed_at);

CREATE UNIQUE INDEX contract_template_active ON public.contract_template USING btree (contract_type, line_type, company_entity, language) WHERE is_active;

CREATE UNIQUE INDEX contract_verify_code ON public.contract USING btree (verify_code) WHERE (verify_code <> ''::text);

CREATE INDEX contract_void_contract ON public.contract_void USING btree (contract_id, id);

CREATE UNIQUE INDEX contract_void_open ON public.contract_void USING btree (contract_id) WHERE (state = 'asked'::text);

CREATE INDEX conversation_first_asked ON public.conversation USING btree (serving_company_id, first_asked_at, first_answered_at);

CREATE INDEX conversation_inbox ON public.conversation USING btree (serving_company_id, waiting_since, last_message_at DESC, id DESC);

CREATE INDEX conversation_of_customer ON public.conversation USING btree (customer_company_id, last_message_at);

CREATE INDEX conversation_of_serving ON public.conversation USING btree (serving_company_id, last_message_at);

CREATE UNIQUE INDEX conversation_once ON public.conversation USING btree (order_container_id, business_type, customer_company_id, serving_company_id);

CREATE INDEX conversation_taken ON public.conversation USING btree (assigned_to, waiting_since, last_message_at DESC, id DESC) WHERE (assigned_to IS NOT NULL);

CREATE INDEX credit_use_company ON public.credit_use USING btree (company_id, id);

CREATE INDEX deposit_contract ON public.deposit USING btree (contract_id);

CREATE INDEX deposit_entry_deposit ON public.deposit_entry USING btree (deposit_id, id);

CREATE INDEX deposit_guarantee_deposit ON public.deposit_guarantee USING btree (deposit_id, id);

CREATE INDEX deposit_guarantee_ending ON public.deposit_guarantee USING btree (valid_until) WHERE (status = 'accepted'::text);

CREATE UNIQUE INDEX deposit_guarantee_waiting ON public.deposit_guarantee USING btree (deposit_id) WHERE (status = 'submitted'::text);

CREATE UNIQUE INDEX deposit_payment_once ON public.deposit_entry USING btree (payment_id) WHERE (payment_id IS NOT NULL);

CREATE INDEX deposit_places_unpaid ON public.deposit USING btree (due_on) WHERE ((subject = 'campaign'::text) AND (due > (held + announced)));

CREATE UNIQUE INDEX deposit_proof_once ON public.deposit_entry USING btree (resource_id) WHERE (resource_id IS NOT NULL);

CREATE INDEX deposit_to_check ON public.deposit USING btree (id) WHERE (announced > (0)::numeric);

CREATE INDEX deposit_train ON public.deposit USING btree (train_id) WHERE (train_id IS NOT NULL);

CREATE INDEX dict_data_sorted ON public.dict_data USING btree (type_id, dict_sort);

CREATE INDEX driver_company ON public.driver USING btree (company_id, id);

CREATE UNIQUE INDEX driver_mobile ON public.driver USING btree (company_id, mobile) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX event_corrected_once ON public.tracking_event USING btree (supersedes_id) WHERE (supersedes_id IS NOT NULL);

CREATE INDEX event_of_train ON public.tracking_event USING btree (train_id, id);

CREATE INDEX event_of_whole_train ON public.tracking_event USING btree (train_id, id) WHERE (container_no IS NULL);

CREATE INDEX exchange_rate_day ON public.exchange_rate USING btree (day, id);

CREATE INDEX export_task_account ON public.export_task USING btree (account_id, created_at);

CREATE INDEX export_task_blob ON public.export_task USING btree (blob_id);

CREATE INDEX export_task_open ON public.export_task USING btree (created_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));

CREATE INDEX fee_of_order ON public.order_fee USING btree (order_id);

CREATE INDEX goods_of_order ON public.order_goods USING btree (order_id);

CREATE INDEX identity_challenge_check ON public.identity_challenge USING btree (check_id);

CREATE INDEX identity_check_company ON public.identity_check USING btree (company_id, id);

CREATE INDEX identity_check_reference ON public.identity_check USING btree (purpose, reference);

CREATE UNIQUE INDEX identity_check_session ON public.identity_check USING btree (session_id) WHERE (session_id IS NOT NULL);

CREATE INDEX identity_check_waiting ON public.identity_check USING btree (session_id, expires_at) WHERE (state = 'open'::text);

CREATE INDEX identity_evidence_age ON public.identity_evidence USING btree (created_at);

CREATE INDEX identity_evidence_check ON public.identity_evidence USING btree (check_id);

CREATE UNIQUE INDEX invoice_bill_active ON public.invoice_bill USING btree (bill_id) WHERE is_active;

CREATE INDEX invoice_bill_invoice ON public.invoice_bill USING btree (invoice_id);

CREATE UNIQUE INDEX invoice_number_once ON public.invoice USING btree (invoice_no) WHERE (invoice_no <> ''::text);

CREATE INDEX invoice_number_part ON public.invoice USING gin (invoice_no public.gin_trgm_ops);

CREATE INDEX invoice_of_company ON public.invoice USING btree (company_id, id DESC);

CREATE UNIQUE INDEX invoice_provider_once ON public.invoice USING btree (provider_ref) WHERE (provider_ref <> ''::text);

CREATE UNIQUE INDEX invoice_title_once ON public.invoice_title USING btree (company_id, tax_no, name);

CREATE INDEX invoice_waiting ON public.invoice USING btree (((status = 'applied'::text)) DESC, id DESC);

CREATE INDEX join_request_account ON public.join_request USING btree (account_id, id);

CREATE INDEX join_request_company ON public.join_request USING btree (company_id, status);

CREATE UNIQUE INDEX join_request_open ON public.join_request USING btree (account_id) WHERE (status = 'pending'::text);

CREATE INDEX journal_entry_day ON public.journal_entry USING btree (occurred_on, id);

CREATE INDEX journal_entry_order ON public.journal_entry USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX journal_entry_source ON public.journal_entry USING btree (source_kind, source_id);

CREATE INDEX journal_posting_account ON public.journal_posting USING btree (account, entry_id);

CREATE INDEX journal_posting_balance ON public.journal_posting USING btree (account, company_id, currency, amount);

CREATE INDEX journal_posting_company ON public.journal_posting USING btree (company_id, entry_id);

CREATE INDEX journal_posting_entry ON public.journal_posting USING btree (entry_id);

CREATE INDEX line_stop_station ON public.line_stop USING btree (station_id);

CREATE INDEX local_tax_waiting ON public.local_tax_application USING btree (((result = 'waiting'::text)) DESC, id DESC);

CREATE INDEX member_invitation_company ON public.member_invitation USING btree (company_id, status, id);

CREATE INDEX member_invitation_inviter ON public.member_invitation USING btree (invited_by) WHERE (status = 'open'::text);

CREATE INDEX message_delivery_due ON public.message_delivery USING btree (due_at) WHERE (left_at IS NULL);

CREATE INDEX message_delivery_message ON public.message_delivery USING btree (message_id);

CREATE INDEX message_once ON public.message USING btree (about, business_code) WHERE (hand_way > 0);

CREATE INDEX message_read ON public.message USING btree (read_at) WHERE (read_at IS NOT NULL);

CREATE INDEX message_read_list ON public.message USING btree (account_id, hand_way, created_at, id, msg_type) WHERE (read_at IS NOT NULL);

CREATE INDEX message_read_mark_account ON public.message_read_mark USING btree (account_id);

CREATE INDEX message_read_of_type ON public.message USING btree (account_id, msg_type, hand_way, created_at, id) WHERE (read_at IS NOT NULL);

CREATE INDEX message_unread ON public.message USING btree (account_id, hand_way, created_at, id, msg_type) WHERE (read_at IS NULL);

CREATE INDEX message_unread_of_type ON public.message USING btree (account_id, msg_type, hand_way, created_at, id) WHERE (read_at IS NULL);

CREATE INDEX notice_published ON public.notice USING btree (valid_from) WHERE (state = 'published'::text);

CREATE INDEX office_lock_session ON public.office_lock USING btree (session_id);

CREATE INDEX office_session_account ON public.office_session USING btree (account_id);

CREATE INDEX office_session_age ON public.office_session USING btree (updated_at);

CREATE INDEX office_session_blob ON public.office_session USING btree (blob_id);

CREATE INDEX office_version_account ON public.office_version USING btree (account_id);

CREATE INDEX office_version_blob ON public.office_version USING btree (blob_id);

CREATE INDEX office_version_company ON public.office_version USING btree (company_id);

CREATE INDEX office_version_person ON public.office_version USING btree (person_id);

CREATE INDEX office_version_session ON public.office_version USING btree (session_id);

CREATE INDEX order_customer_ref ON public.booking_order USING gin (customer_ref public.gin_trgm_ops) WHERE (customer_ref <> ''::text);

CREATE INDEX order_margin_costs ON public.order_margin USING btree (currency, costs, order_id);

CREATE INDEX order_margin_loss ON public.order_margin USING btree (currency, order_id) WHERE (margin < (0)::numeric);

CREATE INDEX order_margin_lowest ON public.order_margin USING btree (currency, margin, order_id);

CREATE INDEX order_margin_newest ON public.order_margin USING btree (currency, order_id);

CREATE INDEX order_margin_of_train ON public.order_margin USING btree (train_id, currency, order_id);

CREATE UNIQUE INDEX order_margin_once ON public.order_margin USING btree (order_id, currency);

CREATE INDEX order_margin_sales ON public.order_margin USING btree (currency, sales, order_id);

CREATE INDEX order_number_part ON public.booking_order USING gin (order_no public.gin_trgm_ops);

CREATE INDEX order_of_company_created ON public.booking_order USING btree (company_id, created_at, id);

CREATE INDEX order_of_company_number ON public.booking_order USING btree (company_id, order_no);

CREATE INDEX order_of_company_status ON public.booking_order USING btree (company_id, status, created_at, id, train_id);

CREATE INDEX order_of_company_train ON public.booking_order USING btree (company_id, train_id, id);

CREATE INDEX order_of_status ON public.booking_order USING btree (status, submitted_at DESC NULLS LAST, id DESC);

CREATE INDEX order_of_train ON public.booking_order USING btree (train_id, state, id);

CREATE INDEX order_split_from ON public.booking_order USING btree (split_from_id) WHERE (split_from_id IS NOT NULL);

CREATE INDEX order_submitted ON public.booking_order USING btree (submitted_at DESC NULLS LAST, id DESC);

CREATE INDEX order_submitted_first ON public.booking_order USING btree (submitted_at, id);

CREATE INDEX order_waiting ON public.booking_order USING btree (state, submitted_at) WHERE (state = ANY (ARRAY['draft'::text, 'submitted'::text]));

CREATE INDEX outbox_channel_newest ON public.outbox_message USING btree (channel, created_at, id);

CREATE INDEX outbox_channel_status_newest ON public.outbox_message USING btree (channel, status, created_at, id);

CREATE INDEX outbox_due ON public.outbox_message USING btree (next_try_at) WHERE (status = 'waiting'::text);

CREATE INDEX outbox_newest ON public.outbox_message USING btree (created_at, id);

CREATE INDEX outbox_receiver_part ON public.outbox_message USING gin (receiver public.gin_trgm_ops);

CREATE INDEX outbox_status_newest ON public.outbox_message USING btree (status, created_at, id);

CREATE INDEX paper_bytes ON public.paper USING btree (company_id, sha256);

CREATE INDEX paper_file_holder ON public.paper USING btree (file_holder_id);

CREATE UNIQUE INDEX paper_lesson_once ON public.paper_lesson USING btree (company_id, layout, field, read_text);

CREATE INDEX paper_of_company ON public.paper USING btree (company_id, created_at);

CREATE INDEX paper_page_blob ON public.paper_page USING btree (picture_blob_id);

CREATE INDEX paper_same ON public.paper USING btree (same_as_id);

CREATE INDEX paper_waiting ON public.paper USING btree (created_at) WHERE (state = '0'::text);

CREATE INDEX partner_code_account ON public.partner_code USING btree (account_id);

CREATE INDEX partner_code_key ON public.partner_code USING btree (api_key_id);

CREATE INDEX password_link_account ON public.password_link USING btree (account_id);

CREATE INDEX payment_intent_bill ON public.payment_intent USING btree (bill_id);

CREATE INDEX payment_intent_deposit ON public.payment_intent USING btree (deposit_id) WHERE (deposit_id IS NOT NULL);

CREATE INDEX payment_intent_waiting ON public.payment_intent USING btree (expires_at) WHERE (status = 'started'::text);

CREATE INDEX payout_done_last ON public.payout USING btree (((status = ANY (ARRAY['paid'::text, 'rejected'::text]))), id DESC);

CREATE UNIQUE INDEX payout_item_active ON public.payout_item USING btree (bill_id) WHERE is_active;

CREATE INDEX payout_of_company ON public.payout USING btree (company_id, id DESC);

CREATE INDEX payout_of_entry ON public.payout USING btree (bank_entry_id) WHERE (bank_entry_id IS NOT NULL);

CREATE INDEX payout_waiting ON public.payout USING btree (status, id DESC);

CREATE INDEX pool_container_place ON public.pool_container USING btree (station_id, size_type, container_no);

CREATE UNIQUE INDEX progress_of_train ON public.train_progress USING btree (train_id);

CREATE INDEX receipt_by_day ON public.receipt USING btree (currency, received_on);

CREATE INDEX receipt_by_way ON public.receipt USING btree (way, id);

CREATE UNIQUE INDEX receipt_entry_once ON public.receipt USING btree (bank_entry_id) WHERE ((bank_entry_id IS NOT NULL) AND (undone_at IS NULL));

CREATE INDEX receipt_of_company ON public.receipt USING btree (company_id, id DESC);

CREATE INDEX receipt_reference_part ON public.receipt USING gin (reference public.gin_trgm_ops);

CREATE INDEX resource_blob ON public.resource USING btree (blob_id);

CREATE INDEX resource_company ON public.resource USING btree (company_id, created_at);

CREATE INDEX resource_person ON public.resource USING btree (account_id) WHERE (company_id IS NULL);

CREATE INDEX resource_relation ON public.resource USING btree (doc_type, rela_id);

CREATE INDEX resource_share_resource ON public.resource_share USING btree (resource_id);

CREATE INDEX roll_over_deadline ON public.order_roll_over USING btree (decide_before) WHERE (state = 'open'::text);

CREATE INDEX roll_over_of_order ON public.order_roll_over USING btree (order_id, id);

CREATE UNIQUE INDEX roll_over_open_once ON public.order_roll_over USING btree (order_id) WHERE (state = 'open'::text);

CREATE INDEX service_bid_by_state ON public.service_bid USING btree (supplier_id, state, id);

CREATE INDEX service_bid_of_supplier ON public.service_bid USING btree (supplier_id, id);

CREATE INDEX service_by_state ON public.service_order USING btree (state, id);

CREATE INDEX service_container_of ON public.service_container USING btree (order_container_id);

CREATE INDEX service_event_of ON public.service_event USING btree (service_order_id, id);

CREATE INDEX service_of_company ON public.service_order USING btree (company_id, id);

CREATE INDEX service_of_order ON public.service_order USING btree (order_id, id);

CREATE INDEX service_of_supplier ON public.service_order USING btree (supplier_id, state, id) WHERE (supplier_id IS NOT NULL);

CREATE INDEX service_trip_of ON public.service_trip USING btree (service_order_id);

CREATE INDEX service_trip_of_driver ON public.service_trip USING btree (driver_id);

CREATE INDEX service_waiting ON public.service_order USING btree (((state = ANY (ARRAY['requested'::text, 'quoting'::text, 'feeEntered'::text]))) DESC, id DESC);

CREATE INDEX session_account ON public.session USING btree (account_id);

CREATE INDEX session_expiry ON public.session USING btree (expires_at);

CREATE INDEX sign_in_challenge_account ON public.sign_in_challenge USING btree (account_id);

CREATE INDEX sign_in_code_account ON public.sign_in_code USING btree (account_id, created_at);

CREATE INDEX sign_in_record_account ON public.sign_in_record USING btree (account_id, id);

CREATE INDEX sign_in_record_time ON public.sign_in_record USING brin (created_at);

CREATE INDEX signing_identity_company ON public.signing_identity USING btree (company_id);

CREATE INDEX signing_identity_holder ON public.signing_identity USING btree (holder, expires_at);

CREATE INDEX signing_identity_revoked ON public.signing_identity USING btree (id) WHERE (revoked_at IS NOT NULL);

CREATE INDEX station_agent_company ON public.station_agent USING btree (company_id);

CREATE INDEX stored_blob_thumbnail_waiting ON public.stored_blob USING btree (id) WHERE (thumbnail = 'waiting'::text);

CREATE INDEX supplier_quotation_company ON public.supplier_quotation USING btree (company_id, id);

CREATE INDEX supplier_quotation_valid ON public.supplier_quotation USING btree (kind, valid_to) WHERE (withdrawn_at IS NULL);

CREATE UNIQUE INDEX tariff_latest_once ON public.tariff USING btree (rule_id) WHERE is_latest;

CREATE INDEX tariff_of_fee ON public.tariff USING btree (fee_type, side);

CREATE INDEX timeline_of_order ON public.order_timeline USING btree (order_id);

CREATE INDEX train_departure ON public.train USING btree (depart_at, id);

CREATE INDEX train_from ON public.train USING btree (start_station_id, depart_at, id);

CREATE INDEX train_number ON public.train USING btree (train_no, depart_at);

CREATE INDEX train_number_part ON public.train USING gin (train_no public.gin_trgm_ops);

CREATE INDEX train_of_status ON public.train USING btree (status, depart_at, id);

CREATE INDEX train_to ON public.train USING btree (end_station_id, depart_at, id);

CREATE INDEX train_under_way ON public.train USING btree (id) WHERE (status = 'departed'::text);

CREATE INDEX trusted_device_account ON public.trusted_device USING btree (account_id);

CREATE INDEX trustee_authorization_company ON public.trustee_authorization USING btree (company_id, id);

CREATE INDEX trustee_authorization_end ON public.trustee_authorization USING btree (end_date) WHERE (status = '1'::text);

CREATE INDEX trustee_authorization_person ON public.trustee_authorization USING btree (id_no);

CREATE INDEX trustee_authorization_queue ON public.trustee_authorization USING btree (status, submitted_at);

CREATE INDEX trustee_link_authorization ON public.trustee_link USING btree (authorization_id, id);

CREATE UNIQUE INDEX vehicle_plate ON public.vehicle USING btree (company_id, plate) WHERE (deleted_at IS NULL);

CREATE INDEX verification_code_address ON public.verification_code USING btree (address, created_at);

CREATE UNIQUE INDEX yard_stay_open ON public.yard_stay USING btree (id) WHERE (NOT is_settled);

CREATE TRIGGER bill_application_append_only BEFORE DELETE OR UPDATE ON public.bill_application FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_bill_history();

CREATE TRIGGER bill_event_append_only BEFORE DELETE OR UPDATE ON public.bill_event FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_bill_history();

CREATE TRIGGER bill_line_added_to_margin AFTER INSERT ON public.bill_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.sum_margins_of_bill_lines();

CREATE TRIGGER bill_line_changed_in_margin AFTER UPDATE ON public.bill_line REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.sum_margins_of_bill_lines();

CREATE TRIGGER bill_line_removed_from_margin AFTER DELETE ON public.bill_line REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.sum_margins_of_bill_lines();

CREATE TRIGGER charge_added_to_margin AFTER INSERT ON public.charge REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.sum_order_margins();

CREATE TRIGGER charge_changed_in_margin AFTER UPDATE ON public.charge REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.sum_order_margins();

CREATE TRIGGER charge_move_append_only BEFORE DELETE OR UPDATE ON public.charge_move FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_charge_move();

CREATE TRIGGER contract_event_append_only BEFORE DELETE OR UPDATE ON public.contract_event FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_contract_event();

CREATE TRIGGER deposit_entry_append_only BEFORE DELETE OR UPDATE ON public.deposit_entry FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_deposit_entry();

CREATE TRIGGER journal_entry_append_only BEFORE DELETE OR UPDATE ON public.journal_entry FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_journal();

CREATE TRIGGER journal_entry_kept BEFORE TRUNCATE ON public.journal_entry FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_truncate_of_closed_months();

CREATE TRIGGER journal_entry_month_open AFTER INSERT ON public.journal_entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_entry_of_closed_month();

CREATE TRIGGER journal_month_append_only BEFORE DELETE OR UPDATE ON public.journal_month FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_journal();

CREATE TRIGGER journal_month_awaits_entries BEFORE INSERT ON public.journal_month FOR EACH ROW EXECUTE FUNCTION public.await_entries_of_month();

CREATE TRIGGER journal_month_kept BEFORE TRUNCATE ON public.journal_month FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_truncate_of_closed_months();

CREATE TRIGGER journal_posting_append_only BEFORE DELETE OR UPDATE ON public.journal_posting FOR EACH ROW EXECUTE FUNCTION public.refuse_change_of_journal();

CREATE CONSTRAINT TRIGGER journal_posting_balances AFTER INSERT ON public.journal_posting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.refuse_unbalanced_entry();

CREATE TRIGGER journal_posting_in_balances AFTER INSERT ON public.journal_posting REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.add_to_journal_balances();

CREATE TRIGGER journal_posting_kept BEFORE TRUNCATE ON public.journal_posting FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_truncate_of_closed_months();

CREATE TRIGGER journal_posting_month_open AFTER INSERT ON public.journal_posting REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_entry_of_closed_month();

CREATE TRIGGER order_margin_of_train BEFORE INSERT ON public.order_margin FOR EACH ROW EXECUTE FUNCTION public.set_train_of_margin();

CREATE TRIGGER order_rolled_with_margins AFTER UPDATE OF train_id ON public.booking_order FOR EACH ROW WHEN ((old.train_id IS DISTINCT FROM new.train_id)) EXECUTE FUNCTION public.move_margins_of_order();

CREATE TRIGGER resource_counted_added AFTER INSERT ON public.resource REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_resource_bytes();

CREATE TRIGGER resource_counted_changed AFTER UPDATE ON public.resource REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_resource_bytes();

CREATE TRIGGER resource_counted_removed AFTER DELETE ON public.resource REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_resource_bytes();

CREATE TRIGGER version_counted_added AFTER INSERT ON public.office_version REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_version_bytes();

CREATE TRIGGER version_counted_changed AFTER UPDATE ON public.office_version REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_version_bytes();

CREATE TRIGGER version_counted_removed AFTER DELETE ON public.office_version REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION public.count_version_bytes();

ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.account_role
    ADD CONSTRAINT account_role_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.account_role
    ADD CONSTRAINT account_role_role_id_role_id_fk FOREIGN KEY (role_id) REFERENCES public.role(id);

ALTER TABLE ONLY public.additional_fee
    ADD CONSTRAINT additional_fee_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.additional_fee
    ADD CONSTRAINT additional_fee_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.additional_fee_event
    ADD CONSTRAINT additional_fee_event_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.additional_fee_event
    ADD CONSTRAINT additional_fee_event_fee_id_additional_fee_id_fk FOREIGN KEY (fee_id) REFERENCES public.additional_fee(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.additional_fee
    ADD CONSTRAINT additional_fee_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id);

ALTER TABLE ONLY public.additional_fee
    ADD CONSTRAINT additional_fee_payee_id_company_id_fk FOREIGN KEY (payee_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.additional_fee
    ADD CONSTRAINT additional_fee_service_order_id_service_order_id_fk FOREIGN KEY (service_order_id) REFERENCES public.service_order(id);

ALTER TABLE ONLY public.address_book_party
    ADD CONSTRAINT address_book_party_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.address_book_party
    ADD CONSTRAINT address_book_party_updated_by_account_id_fk FOREIGN KEY (updated_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.api_key
    ADD CONSTRAINT api_key_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.bank_entry
    ADD CONSTRAINT bank_entry_statement_id_bank_statement_id_fk FOREIGN KEY (statement_id) REFERENCES public.bank_statement(id);

ALTER TABLE ONLY public.bank_statement
    ADD CONSTRAINT bank_statement_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.bill_application
    ADD CONSTRAINT bill_application_bill_id_bill_id_fk FOREIGN KEY (bill_id) REFERENCES public.bill(id);

ALTER TABLE ONLY public.bill
    ADD CONSTRAINT bill_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.bill_event
    ADD CONSTRAINT bill_event_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.bill_event
    ADD CONSTRAINT bill_event_bill_id_bill_id_fk FOREIGN KEY (bill_id) REFERENCES public.bill(id);

ALTER TABLE ONLY public.bill
    ADD CONSTRAINT bill_first_approver_id_account_id_fk FOREIGN KEY (first_approver_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.bill_line
    ADD CONSTRAINT bill_line_bill_id_bill_id_fk FOREIGN KEY (bill_id) REFERENCES public.bill(id);

ALTER TABLE ONLY public.bill_line
    ADD CONSTRAINT bill_line_charge_id_charge_id_fk FOREIGN KEY (charge_id) REFERENCES public.charge(id);

ALTER TABLE ONLY public.bill_line
    ADD CONSTRAINT bill_line_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id);

ALTER TABLE ONLY public.bill
    ADD CONSTRAINT bill_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id);

ALTER TABLE ONLY public.booking_order
    ADD CONSTRAINT booking_order_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.booking_order
    ADD CONSTRAINT booking_order_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.booking_order
    ADD CONSTRAINT booking_order_split_from_id_booking_order_id_fk FOREIGN KEY (split_from_id) REFERENCES public.booking_order(id);

ALTER TABLE ONLY public.booking_order
    ADD CONSTRAINT booking_order_train_id_train_id_fk FOREIGN KEY (train_id) REFERENCES public.train(id);

ALTER TABLE ONLY public.border_crossing
    ADD CONSTRAINT border_crossing_from_station_id_station_id_fk FOREIGN KEY (from_station_id) REFERENCES public.station(id);

ALTER TABLE ONLY public.border_crossing
    ADD CONSTRAINT border_crossing_to_station_id_station_id_fk FOREIGN KEY (to_station_id) REFERENCES public.station(id);

ALTER TABLE ONLY public.canned_answer
    ADD CONSTRAINT canned_answer_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.cargo_fact
    ADD CONSTRAINT cargo_fact_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cargo_known_goods
    ADD CONSTRAINT cargo_known_goods_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.cargo_line
    ADD CONSTRAINT cargo_line_order_container_id_order_container_id_fk FOREIGN KEY (order_container_id) REFERENCES public.order_container(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.cargo_line
    ADD CONSTRAINT cargo_line_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cargo_party
    ADD CONSTRAINT cargo_party_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cargo_party
    ADD CONSTRAINT cargo_party_party_id_address_book_party_id_fk FOREIGN KEY (party_id) REFERENCES public.address_book_party(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.cargo_sheet
    ADD CONSTRAINT cargo_sheet_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.cargo_sheet
    ADD CONSTRAINT cargo_sheet_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.cargo_sheet
    ADD CONSTRAINT cargo_sheet_updated_by_account_id_fk FOREIGN KEY (updated_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.charge
    ADD CONSTRAINT charge_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.charge
    ADD CONSTRAINT charge_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.charge
    ADD CONSTRAINT charge_container_id_order_container_id_fk FOREIGN KEY (container_id) REFERENCES public.order_container(id);

ALTER TABLE ONLY public.charge_ladder
    ADD CONSTRAINT charge_ladder_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.charge_move
    ADD CONSTRAINT charge_move_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.charge_move
    ADD CONSTRAINT charge_move_charge_id_charge_id_fk FOREIGN KEY (charge_id) REFERENCES public.charge(id);

ALTER TABLE ONLY public.charge
    ADD CONSTRAINT charge_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id);

ALTER TABLE ONLY public.charge
    ADD CONSTRAINT charge_stay_id_container_stay_id_fk FOREIGN KEY (stay_id) REFERENCES public.container_stay(id);

ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_conversation_id_conversation_id_fk FOREIGN KEY (conversation_id) REFERENCES public.conversation(id);

ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_resource_id_resource_id_fk FOREIGN KEY (resource_id) REFERENCES public.resource(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_send_account_id_account_id_fk FOREIGN KEY (send_account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.chat_message
    ADD CONSTRAINT chat_message_send_company_id_company_id_fk FOREIGN KEY (send_company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.chat_progress
    ADD CONSTRAINT chat_progress_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.chat_progress
    ADD CONSTRAINT chat_progress_conversation_id_conversation_id_fk FOREIGN KEY (conversation_id) REFERENCES public.conversation(id);

ALTER TABLE ONLY public.company_bank_account
    ADD CONSTRAINT company_bank_account_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.company_closure
    ADD CONSTRAINT company_closure_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.company_closure
    ADD CONSTRAINT company_closure_requested_by_account_id_fk FOREIGN KEY (requested_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.company_registration
    ADD CONSTRAINT company_registration_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.company_registration
    ADD CONSTRAINT company_registration_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.company_registration_event
    ADD CONSTRAINT company_registration_event_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.company_registration_event
    ADD CONSTRAINT company_registration_event_registration_id_company_registration FOREIGN KEY (registration_id) REFERENCES public.company_registration(id);

ALTER TABLE ONLY public.container_stay
    ADD CONSTRAINT container_stay_container_id_order_container_id_fk FOREIGN KEY (container_id) REFERENCES public.order_container(id);

ALTER TABLE ONLY public.container_stay
    ADD CONSTRAINT container_stay_station_id_station_id_fk FOREIGN KEY (station_id) REFERENCES public.station(id);

ALTER TABLE ONLY public.contract
    ADD CONSTRAINT contract_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.contract
    ADD CONSTRAINT contract_countersigned_by_account_id_fk FOREIGN KEY (countersigned_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.contract
    ADD CONSTRAINT contract_document_id_resource_id_fk FOREIGN KEY (document_id) REFERENCES public.resource(id);

ALTER TABLE ONLY public.contract_event
    ADD CONSTRAINT contract_event_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.contract_event
    ADD CONSTRAINT contract_event_contract_id_contract_id_fk FOREIGN KEY (contract_id) REFERENCES public.contract(id);

ALTER TABLE ONLY public.contract_foreign_signer
    ADD CONSTRAINT contract_foreign_signer_link_id_contract_link_id_fk FOREIGN KEY (link_id) REFERENCES public.contract_link(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contract_foreign_signer
    ADD CONSTRAINT contract_foreign_signer_witnessed_by_account_id_fk FOREIGN KEY (witnessed_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.contract_link
    ADD CONSTRAINT contract_link_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.contract_link
    ADD CONSTRAINT contract_link_contract_id_contract_id_fk FOREIGN KEY (contract_id) REFERENCES public.contract(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contract
    ADD CONSTRAINT contract_signed_id_resource_id_fk FOREIGN KEY (signed_id) REFERENCES public.resource(id);

ALTER TABLE ONLY public.contract_template
    ADD CONSTRAINT contract_template_activated_by_account_id_fk FOREIGN KEY (activated_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.contract_template
    ADD CONSTRAINT contract_template_agreement_id_resource_id_fk FOREIGN KEY (agreement_id) REFERENCES public.resource(id);

ALTER TABLE ONLY public.contract_template
    ADD CONSTRAINT contract_template_created_by_account_id_fk FOREIGN KEY (created_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.contract
    ADD CONSTRAINT contract_template_id_contract_template_id_fk FOREIGN KEY (template_id) REFERENCES public.contract_template(id);

ALTER TABLE ONLY public.contract_template
    ADD CONSTRAINT contract_template_resource_id_resource_id_fk FOREIGN KEY (resource_id) REFERENCES public.resource(id);

ALTER TABLE ONLY public.contract_template
    ADD CONSTRAINT contract_template_retired_by_account_id_fk FOREIGN KEY (retired_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.contract_void
    ADD CONSTRAINT contract_void_answered_account_id_account_id_fk FOREIGN KEY (answered_account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.contract_void
    ADD CONSTRAINT contract_void_asked_account_id_account_id_fk FOREIGN KEY (asked_account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.contract_void
    ADD CONSTRAINT contract_void_contract_id_contract_id_fk FOREIGN KEY (contract_id) REFERENCES public.contract(id);

ALTER TABLE ONLY public.conversation
    ADD CONSTRAINT conversation_assigned_to_account_id_fk FOREIGN KEY (assigned_to) REFERENCES public.account(id);

ALTER TABLE ONLY public.conversation
    ADD CONSTRAINT conversation_customer_company_id_company_id_fk FOREIGN KEY (customer_company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.conversation
    ADD CONSTRAINT conversation_order_container_id_order_container_id_fk FOREIGN KEY (order_container_id) REFERENCES public.order_container(id);

ALTER TABLE ONLY public.conversation
    ADD CONSTRAINT conversation_serving_company_id_company_id_fk FOREIGN KEY (serving_company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.credit_limit
    ADD CONSTRAINT credit_limit_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.credit_use
    ADD CONSTRAINT credit_use_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.credit_use
    ADD CONSTRAINT credit_use_bill_id_bill_id_fk FOREIGN KEY (bill_id) REFERENCES public.bill(id);

ALTER TABLE ONLY public.credit_use
    ADD CONSTRAINT credit_use_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.deposit
    ADD CONSTRAINT deposit_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.deposit
    ADD CONSTRAINT deposit_contract_id_contract_id_fk FOREIGN KEY (contract_id) REFERENCES public.contract(id);

ALTER TABLE ONLY public.deposit_entry
    ADD CONSTRAINT deposit_entry_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.deposit_entry
    ADD CONSTRAINT deposit_entry_contract_id_contract_id_fk FOREIGN KEY (contract_id) REFERENCES public.contract(id);

ALTER TABLE ONLY public.deposit_entry
    ADD CONSTRAINT deposit_entry_deposit_id_deposit_id_fk FOREIGN KEY (deposit_id) REFERENCES public.deposit(id);

ALTER TABLE ONLY public.deposit_entry
    ADD CONSTRAINT deposit_entry_resource_id_resource_id_fk FOREIGN KEY (resource_id) REFERENCES public.resource(id);

ALTER TABLE ONLY public.deposit_guarantee
    ADD CONSTRAINT deposit_guarantee_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.deposit_guarantee
    ADD CONSTRAINT deposit_guarantee_contract_id_contract_id_fk FOREIGN KEY (contract_id) REFERENCES public.contract(id);

ALTER TABLE ONLY public.deposit_guarantee
    ADD CONSTRAINT deposit_guarantee_decided_by_account_id_fk FOREIGN KEY (decided_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.deposit_guarantee
    ADD CONSTRAINT deposit_guarantee_deposit_id_deposit_id_fk FOREIGN KEY (deposit_id) REFERENCES public.deposit(id);

ALTER TABLE ONLY public.deposit_guarantee
    ADD CONSTRAINT deposit_guarantee_resource_id_resource_id_fk FOREIGN KEY (resource_id) REFERENCES public.resource(id);

ALTER TABLE ONLY public.deposit
    ADD CONSTRAINT deposit_train_id_train_id_fk FOREIGN KEY (train_id) REFERENCES public.train(id);

ALTER TABLE ONLY public.dict_data
    ADD CONSTRAINT dict_data_type_id_dict_type_id_fk FOREIGN KEY (type_id) REFERENCES public.dict_type(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.driver
    ADD CONSTRAINT driver_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.driver_report
    ADD CONSTRAINT driver_report_resource_id_resource_id_fk FOREIGN KEY (resource_id) REFERENCES public.resource(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.driver_report
    ADD CONSTRAINT driver_report_trip_id_service_trip_id_fk FOREIGN KEY (trip_id) REFERENCES public.service_trip(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.exchange_rate
    ADD CONSTRAINT exchange_rate_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.export_task
    ADD CONSTRAINT export_task_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.export_task
    ADD CONSTRAINT export_task_blob_id_stored_blob_id_fk FOREIGN KEY (blob_id) REFERENCES public.stored_blob(id);

ALTER TABLE ONLY public.identity_challenge
    ADD CONSTRAINT identity_challenge_check_id_identity_check_id_fk FOREIGN KEY (check_id) REFERENCES public.identity_check(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.identity_check
    ADD CONSTRAINT identity_check_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.identity_event
    ADD CONSTRAINT identity_event_check_id_identity_check_id_fk FOREIGN KEY (check_id) REFERENCES public.identity_check(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.identity_evidence
    ADD CONSTRAINT identity_evidence_check_id_identity_check_id_fk FOREIGN KEY (check_id) REFERENCES public.identity_check(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.invoice_bill
    ADD CONSTRAINT invoice_bill_bill_id_bill_id_fk FOREIGN KEY (bill_id) REFERENCES public.bill(id);

ALTER TABLE ONLY public.invoice_bill
    ADD CONSTRAINT invoice_bill_invoice_id_invoice_id_fk FOREIGN KEY (invoice_id) REFERENCES public.invoice(id);

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.invoice
    ADD CONSTRAINT invoice_resource_id_resource_id_fk FOREIGN KEY (resource_id) REFERENCES public.resource(id);

ALTER TABLE ONLY public.invoice_title
    ADD CONSTRAINT invoice_title_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.join_request
    ADD CONSTRAINT join_request_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.join_request
    ADD CONSTRAINT join_request_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.join_request
    ADD CONSTRAINT join_request_decided_by_account_id_fk FOREIGN KEY (decided_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.journal_entry
    ADD CONSTRAINT journal_entry_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.journal_month
    ADD CONSTRAINT journal_month_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.journal_posting
    ADD CONSTRAINT journal_posting_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.journal_posting
    ADD CONSTRAINT journal_posting_entry_id_journal_entry_id_fk FOREIGN KEY (entry_id) REFERENCES public.journal_entry(id);

ALTER TABLE ONLY public.line_stop
    ADD CONSTRAINT line_stop_line_id_line_id_fk FOREIGN KEY (line_id) REFERENCES public.line(id);

ALTER TABLE ONLY public.line_stop
    ADD CONSTRAINT line_stop_station_id_station_id_fk FOREIGN KEY (station_id) REFERENCES public.station(id);

ALTER TABLE ONLY public.member_invitation
    ADD CONSTRAINT member_invitation_accepted_by_account_id_fk FOREIGN KEY (accepted_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.member_invitation
    ADD CONSTRAINT member_invitation_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.member_invitation
    ADD CONSTRAINT member_invitation_invited_by_account_id_fk FOREIGN KEY (invited_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.menu_grant
    ADD CONSTRAINT menu_grant_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.message_delivery
    ADD CONSTRAINT message_delivery_message_id_message_id_fk FOREIGN KEY (message_id) REFERENCES public.message(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.message_habit
    ADD CONSTRAINT message_habit_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.message_read_mark
    ADD CONSTRAINT message_read_mark_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.message_way
    ADD CONSTRAINT message_way_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_written_by_account_id_fk FOREIGN KEY (written_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.number_clash
    ADD CONSTRAINT number_clash_claimant_id_order_container_id_fk FOREIGN KEY (claimant_id) REFERENCES public.order_container(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.number_clash
    ADD CONSTRAINT number_clash_holder_id_order_container_id_fk FOREIGN KEY (holder_id) REFERENCES public.order_container(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.office_lock
    ADD CONSTRAINT office_lock_session_id_office_session_id_fk FOREIGN KEY (session_id) REFERENCES public.office_session(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.office_session
    ADD CONSTRAINT office_session_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.office_session
    ADD CONSTRAINT office_session_blob_id_stored_blob_id_fk FOREIGN KEY (blob_id) REFERENCES public.stored_blob(id);

ALTER TABLE ONLY public.office_version
    ADD CONSTRAINT office_version_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.office_version
    ADD CONSTRAINT office_version_blob_id_stored_blob_id_fk FOREIGN KEY (blob_id) REFERENCES public.stored_blob(id);

ALTER TABLE ONLY public.office_version
    ADD CONSTRAINT office_version_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.office_version
    ADD CONSTRAINT office_version_person_id_account_id_fk FOREIGN KEY (person_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.office_version
    ADD CONSTRAINT office_version_session_id_office_session_id_fk FOREIGN KEY (session_id) REFERENCES public.office_session(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.order_container
    ADD CONSTRAINT order_container_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_fee
    ADD CONSTRAINT order_fee_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_goods
    ADD CONSTRAINT order_goods_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_margin
    ADD CONSTRAINT order_margin_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_roll_over
    ADD CONSTRAINT order_roll_over_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.order_roll_over
    ADD CONSTRAINT order_roll_over_decided_by_account_id_fk FOREIGN KEY (decided_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.order_roll_over
    ADD CONSTRAINT order_roll_over_from_train_id_train_id_fk FOREIGN KEY (from_train_id) REFERENCES public.train(id);

ALTER TABLE ONLY public.order_roll_over
    ADD CONSTRAINT order_roll_over_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_roll_over
    ADD CONSTRAINT order_roll_over_to_train_id_train_id_fk FOREIGN KEY (to_train_id) REFERENCES public.train(id);

ALTER TABLE ONLY public.order_timeline
    ADD CONSTRAINT order_timeline_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.paper
    ADD CONSTRAINT paper_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.paper
    ADD CONSTRAINT paper_checked_by_account_id_fk FOREIGN KEY (checked_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.paper
    ADD CONSTRAINT paper_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.paper_lesson
    ADD CONSTRAINT paper_lesson_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.paper_page
    ADD CONSTRAINT paper_page_paper_id_paper_id_fk FOREIGN KEY (paper_id) REFERENCES public.paper(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.paper_page
    ADD CONSTRAINT paper_page_picture_blob_id_stored_blob_id_fk FOREIGN KEY (picture_blob_id) REFERENCES public.stored_blob(id);

ALTER TABLE ONLY public.paper
    ADD CONSTRAINT paper_same_as FOREIGN KEY (same_as_id) REFERENCES public.paper(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.partner_code
    ADD CONSTRAINT partner_code_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.partner_consent
    ADD CONSTRAINT partner_consent_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.partner_consent
    ADD CONSTRAINT partner_consent_api_key_id_api_key_id_fk FOREIGN KEY (api_key_id) REFERENCES public.api_key(id);

ALTER TABLE ONLY public.password_link
    ADD CONSTRAINT password_link_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.payment_intent
    ADD CONSTRAINT payment_intent_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.payment_intent
    ADD CONSTRAINT payment_intent_bill_id_bill_id_fk FOREIGN KEY (bill_id) REFERENCES public.bill(id);

ALTER TABLE ONLY public.payment_intent
    ADD CONSTRAINT payment_intent_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.payment_intent
    ADD CONSTRAINT payment_intent_deposit_id_deposit_id_fk FOREIGN KEY (deposit_id) REFERENCES public.deposit(id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_applied_by_account_id_fk FOREIGN KEY (applied_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_approver_id_account_id_fk FOREIGN KEY (approver_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_bank_entry_id_bank_entry_id_fk FOREIGN KEY (bank_entry_id) REFERENCES public.bank_entry(id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.payout
    ADD CONSTRAINT payout_first_approver_id_account_id_fk FOREIGN KEY (first_approver_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.payout_item
    ADD CONSTRAINT payout_item_bill_id_bill_id_fk FOREIGN KEY (bill_id) REFERENCES public.bill(id);

ALTER TABLE ONLY public.payout_item
    ADD CONSTRAINT payout_item_payout_id_payout_id_fk FOREIGN KEY (payout_id) REFERENCES public.payout(id);

ALTER TABLE ONLY public.pool_container
    ADD CONSTRAINT pool_container_station_id_station_id_fk FOREIGN KEY (station_id) REFERENCES public.station(id);

ALTER TABLE ONLY public.receipt
    ADD CONSTRAINT receipt_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.receipt
    ADD CONSTRAINT receipt_bank_entry_id_bank_entry_id_fk FOREIGN KEY (bank_entry_id) REFERENCES public.bank_entry(id);

ALTER TABLE ONLY public.receipt
    ADD CONSTRAINT receipt_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.receipt
    ADD CONSTRAINT receipt_undone_by_account_id_fk FOREIGN KEY (undone_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.resource
    ADD CONSTRAINT resource_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.resource
    ADD CONSTRAINT resource_blob_id_stored_blob_id_fk FOREIGN KEY (blob_id) REFERENCES public.stored_blob(id);

ALTER TABLE ONLY public.resource
    ADD CONSTRAINT resource_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.resource_share
    ADD CONSTRAINT resource_share_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.resource_share
    ADD CONSTRAINT resource_share_resource_id_resource_id_fk FOREIGN KEY (resource_id) REFERENCES public.resource(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.role_permission
    ADD CONSTRAINT role_permission_permission_id_permission_id_fk FOREIGN KEY (permission_id) REFERENCES public.permission(id);

ALTER TABLE ONLY public.role_permission
    ADD CONSTRAINT role_permission_role_id_role_id_fk FOREIGN KEY (role_id) REFERENCES public.role(id);

ALTER TABLE ONLY public.service_bid
    ADD CONSTRAINT service_bid_service_order_id_service_order_id_fk FOREIGN KEY (service_order_id) REFERENCES public.service_order(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.service_bid
    ADD CONSTRAINT service_bid_supplier_id_company_id_fk FOREIGN KEY (supplier_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.service_container
    ADD CONSTRAINT service_container_order_container_id_order_container_id_fk FOREIGN KEY (order_container_id) REFERENCES public.order_container(id);

ALTER TABLE ONLY public.service_container
    ADD CONSTRAINT service_container_service_order_id_service_order_id_fk FOREIGN KEY (service_order_id) REFERENCES public.service_order(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.service_event
    ADD CONSTRAINT service_event_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.service_event
    ADD CONSTRAINT service_event_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.service_event
    ADD CONSTRAINT service_event_service_order_id_service_order_id_fk FOREIGN KEY (service_order_id) REFERENCES public.service_order(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.service_order
    ADD CONSTRAINT service_order_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.service_order
    ADD CONSTRAINT service_order_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.service_order
    ADD CONSTRAINT service_order_order_id_booking_order_id_fk FOREIGN KEY (order_id) REFERENCES public.booking_order(id);

ALTER TABLE ONLY public.service_order
    ADD CONSTRAINT service_order_supplier_id_company_id_fk FOREIGN KEY (supplier_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.service_trip
    ADD CONSTRAINT service_trip_driver_id_driver_id_fk FOREIGN KEY (driver_id) REFERENCES public.driver(id);

ALTER TABLE ONLY public.service_trip
    ADD CONSTRAINT service_trip_order_container_id_order_container_id_fk FOREIGN KEY (order_container_id) REFERENCES public.order_container(id);

ALTER TABLE ONLY public.service_trip
    ADD CONSTRAINT service_trip_service_order_id_service_order_id_fk FOREIGN KEY (service_order_id) REFERENCES public.service_order(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.service_trip
    ADD CONSTRAINT service_trip_vehicle_id_vehicle_id_fk FOREIGN KEY (vehicle_id) REFERENCES public.vehicle(id);

ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.sign_in_challenge
    ADD CONSTRAINT sign_in_challenge_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.sign_in_code
    ADD CONSTRAINT sign_in_code_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.sign_in_record
    ADD CONSTRAINT sign_in_record_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.signing_identity
    ADD CONSTRAINT signing_identity_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.signing_identity
    ADD CONSTRAINT signing_identity_revoked_by_account_id_fk FOREIGN KEY (revoked_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.statement_balance
    ADD CONSTRAINT statement_balance_statement_id_bank_statement_id_fk FOREIGN KEY (statement_id) REFERENCES public.bank_statement(id);

ALTER TABLE ONLY public.station_agent
    ADD CONSTRAINT station_agent_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.station_agent
    ADD CONSTRAINT station_agent_station_id_station_id_fk FOREIGN KEY (station_id) REFERENCES public.station(id);

ALTER TABLE ONLY public.storage_use
    ADD CONSTRAINT storage_use_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.storage_use
    ADD CONSTRAINT storage_use_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.supplier_quotation
    ADD CONSTRAINT supplier_quotation_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.supplier_quotation_version
    ADD CONSTRAINT supplier_quotation_version_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.supplier_quotation_version
    ADD CONSTRAINT supplier_quotation_version_quotation_id_supplier_quotation_id_f FOREIGN KEY (quotation_id) REFERENCES public.supplier_quotation(id);

ALTER TABLE ONLY public.sys_menu
    ADD CONSTRAINT sys_menu_parent_id_sys_menu_id_fk FOREIGN KEY (parent_id) REFERENCES public.sys_menu(id);

ALTER TABLE ONLY public.tariff
    ADD CONSTRAINT tariff_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.tariff
    ADD CONSTRAINT tariff_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.tariff
    ADD CONSTRAINT tariff_station_id_station_id_fk FOREIGN KEY (station_id) REFERENCES public.station(id);

ALTER TABLE ONLY public.tracking_event
    ADD CONSTRAINT tracking_event_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.tracking_event
    ADD CONSTRAINT tracking_event_station_id_station_id_fk FOREIGN KEY (station_id) REFERENCES public.station(id);

ALTER TABLE ONLY public.tracking_event
    ADD CONSTRAINT tracking_event_supersedes_id_tracking_event_id_fk FOREIGN KEY (supersedes_id) REFERENCES public.tracking_event(id);

ALTER TABLE ONLY public.tracking_event
    ADD CONSTRAINT tracking_event_train_id_train_id_fk FOREIGN KEY (train_id) REFERENCES public.train(id);

ALTER TABLE ONLY public.train
    ADD CONSTRAINT train_end_station_id_station_id_fk FOREIGN KEY (end_station_id) REFERENCES public.station(id);

ALTER TABLE ONLY public.train
    ADD CONSTRAINT train_line_id_line_id_fk FOREIGN KEY (line_id) REFERENCES public.line(id);

ALTER TABLE ONLY public.train_price
    ADD CONSTRAINT train_price_train_id_train_id_fk FOREIGN KEY (train_id) REFERENCES public.train(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.train_progress
    ADD CONSTRAINT train_progress_station_id_station_id_fk FOREIGN KEY (station_id) REFERENCES public.station(id);

ALTER TABLE ONLY public.train_progress
    ADD CONSTRAINT train_progress_train_id_train_id_fk FOREIGN KEY (train_id) REFERENCES public.train(id);

ALTER TABLE ONLY public.train
    ADD CONSTRAINT train_start_station_id_station_id_fk FOREIGN KEY (start_station_id) REFERENCES public.station(id);

ALTER TABLE ONLY public.train_views
    ADD CONSTRAINT train_views_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.trusted_device
    ADD CONSTRAINT trusted_device_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.trustee_authorization
    ADD CONSTRAINT trustee_authorization_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.trustee_authorization
    ADD CONSTRAINT trustee_authorization_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.trustee_authorization
    ADD CONSTRAINT trustee_authorization_decided_by_account_id_fk FOREIGN KEY (decided_by) REFERENCES public.account(id);

ALTER TABLE ONLY public.trustee_authorization
    ADD CONSTRAINT trustee_authorization_resource_id_resource_id_fk FOREIGN KEY (resource_id) REFERENCES public.resource(id);

ALTER TABLE ONLY public.trustee_link
    ADD CONSTRAINT trustee_link_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.trustee_link
    ADD CONSTRAINT trustee_link_authorization_id_trustee_authorization_id_fk FOREIGN KEY (authorization_id) REFERENCES public.trustee_authorization(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.two_step
    ADD CONSTRAINT two_step_account_id_account_id_fk FOREIGN KEY (account_id) REFERENCES public.account(id);

ALTER TABLE ONLY public.vehicle
    ADD CONSTRAINT vehicle_company_id_company_id_fk FOREIGN KEY (company_id) REFERENCES public.company(id);

ALTER TABLE ONLY public.yard_stay
    ADD CONSTRAINT yard_stay_order_container_id_order_container_id_fk FOREIGN KEY (order_container_id) REFERENCES public.order_container(id);

ALTER TABLE ONLY public.yard_stay
    ADD CONSTRAINT yard_stay_service_order_id_service_order_id_fk FOREIGN KEY (service_order_id) REFERENCES public.service_order(id) ON DELETE CASCADE;
