ALTER TABLE "bill_event" DROP CONSTRAINT "bill_event_kind";--> statement-breakpoint
ALTER TABLE "bill_event" ADD CONSTRAINT "bill_event_kind" CHECK ("bill_event"."kind" in ('made', 'lineAdded', 'sent', 'disputed', 'answered', 'credited', 'agreed', 'agreedFor', 'paid', 'unpaid', 'settled', 'void', 'claimed', 'checked', 'approved', 'returned', 'dunned', 'lineAccepted', 'lineDisputed'));--> statement-breakpoint
CREATE FUNCTION "refuse_entry_of_closed_month"() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER "journal_entry_month_open" AFTER INSERT ON "journal_entry"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "refuse_entry_of_closed_month"();--> statement-breakpoint
CREATE TRIGGER "journal_posting_month_open" AFTER INSERT ON "journal_posting"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "refuse_entry_of_closed_month"();--> statement-breakpoint
CREATE FUNCTION "await_entries_of_month"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7220262, to_char(NEW.month, 'YYYYMM')::int);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "journal_month_awaits_entries" BEFORE INSERT ON "journal_month"
  FOR EACH ROW EXECUTE FUNCTION "await_entries_of_month"();--> statement-breakpoint
CREATE FUNCTION "refuse_truncate_of_closed_months"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM journal_month) THEN
    RAISE EXCEPTION 'months of the journal are closed, it is only added to'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_month_open';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "journal_entry_kept" BEFORE TRUNCATE ON "journal_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate_of_closed_months"();--> statement-breakpoint
CREATE TRIGGER "journal_posting_kept" BEFORE TRUNCATE ON "journal_posting"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate_of_closed_months"();--> statement-breakpoint
CREATE TRIGGER "journal_month_kept" BEFORE TRUNCATE ON "journal_month"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_truncate_of_closed_months"();--> statement-breakpoint
UPDATE "bill_line" SET "order_id" = "bill"."order_id" FROM "bill"
WHERE "bill"."id" = "bill_line"."bill_id" AND "bill_line"."kind" = 'manual'
  AND "bill_line"."order_id" IS NULL AND "bill"."order_id" IS NOT NULL;--> statement-breakpoint
-- credits, further lines and claims below the agreed price: what a line adds to the charge it bills; released ones add nothing
CREATE FUNCTION "add_bill_lines_to_margin"(changed text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
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
$$;--> statement-breakpoint
CREATE FUNCTION "sum_margins_of_bill_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE add_bill_lines_to_margin(CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT *, 1 AS sign FROM added'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS sign FROM removed'
    ELSE 'SELECT *, 1 AS sign FROM added UNION ALL SELECT *, -1 FROM removed' END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "bill_line_added_to_margin" AFTER INSERT ON "bill_line"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "sum_margins_of_bill_lines"();--> statement-breakpoint
CREATE TRIGGER "bill_line_changed_in_margin" AFTER UPDATE ON "bill_line"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "sum_margins_of_bill_lines"();--> statement-breakpoint
CREATE TRIGGER "bill_line_removed_from_margin" AFTER DELETE ON "bill_line"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "sum_margins_of_bill_lines"();--> statement-breakpoint
DO $$ BEGIN
  EXECUTE add_bill_lines_to_margin('SELECT *, 1 AS sign FROM bill_line');
END $$;
