CREATE TABLE "bill_sum" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_sum_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"side" text NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"bills" integer NOT NULL,
	"total" numeric(16, 2) NOT NULL,
	"paid" numeric(16, 2) NOT NULL
);
--> statement-breakpoint
DROP INDEX "bill_sums";--> statement-breakpoint
DROP INDEX "service_bid_by_state";--> statement-breakpoint
DROP INDEX "order_number_part";--> statement-breakpoint
DROP INDEX "container_number_part";--> statement-breakpoint
DROP INDEX "journal_posting_account";--> statement-breakpoint
ALTER TABLE "order_margin" ADD COLUMN "company_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "bills_total" numeric(14, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "journal_posting" ADD COLUMN "occurred_on" date DEFAULT current_date NOT NULL;--> statement-breakpoint
ALTER TABLE "service_bid" ADD COLUMN "kind" text DEFAULT 'trailer' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_bid" ADD COLUMN "job_status" text DEFAULT 'toQuote' NOT NULL;--> statement-breakpoint
UPDATE "order_margin" SET "company_id" = "booking_order"."company_id" FROM "booking_order"
WHERE "booking_order"."id" = "order_margin"."order_id";--> statement-breakpoint
UPDATE "invoice" SET "bills_total" = "named"."total" FROM (
  SELECT invoice_id, sum(bill.total) AS total FROM invoice_bill JOIN bill ON bill.id = bill_id GROUP BY invoice_id) AS "named"
WHERE "named"."invoice_id" = "invoice"."id";--> statement-breakpoint
-- entries and postings are only added to, but for this copy
ALTER TABLE "journal_posting" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "journal_posting" SET "occurred_on" = "journal_entry"."occurred_on" FROM "journal_entry"
WHERE "journal_entry"."id" = "journal_posting"."entry_id";--> statement-breakpoint
ALTER TABLE "journal_posting" ENABLE TRIGGER USER;--> statement-breakpoint
-- `jobStatusOf`
CREATE FUNCTION "job_status"(bid text, state text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN state IN ('cancelled', 'declined') THEN CASE WHEN bid = 'lost' THEN 'lost' ELSE 'cancelled' END
    WHEN bid = 'asked' THEN 'toQuote' WHEN bid = 'quoted' THEN 'quoted' WHEN bid = 'offered' THEN 'toAccept'
    WHEN bid IN ('declined', 'lost') THEN 'lost'
    WHEN state = 'feeChecked' THEN 'feeEntered'
    WHEN state IN ('requested', 'quoting', 'offered', 'priced') THEN 'quoted' ELSE state END
$$;--> statement-breakpoint
UPDATE "service_bid" SET "kind" = "service_order"."kind",
  "job_status" = job_status("service_bid"."state", "service_order"."state")
FROM "service_order" WHERE "service_order"."id" = "service_bid"."service_order_id";--> statement-breakpoint
INSERT INTO "bill_sum" ("company_id", "side", "currency", "status", "bills", "total", "paid")
SELECT company_id, side, currency, status, count(*), sum(total), sum(paid) FROM bill
GROUP BY company_id, side, currency, status;--> statement-breakpoint
CREATE INDEX "bill_sum_of_company" ON "bill_sum" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "bill_of_company_side" ON "bill" USING btree ("company_id","side","currency","id");--> statement-breakpoint
CREATE INDEX "bill_open_sums" ON "bill" USING btree ("currency","side","company_id","due_on","total","paid") WHERE "bill"."status" = 'agreed';--> statement-breakpoint
CREATE INDEX "order_margin_of_company" ON "order_margin" USING btree ("company_id","currency","order_id");--> statement-breakpoint
CREATE INDEX "invoice_of_status" ON "invoice" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "invoice_unlike" ON "invoice" USING btree ("id") WHERE "invoice"."status" in ('applied', 'issued', 'delivered') and "invoice"."total" <> "invoice"."bills_total";--> statement-breakpoint
CREATE INDEX "invoice_bill_bill" ON "invoice_bill" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "service_bid_by_status" ON "service_bid" USING btree ("supplier_id","job_status","id");--> statement-breakpoint
CREATE INDEX "service_bid_by_kind" ON "service_bid" USING btree ("supplier_id","kind","id");--> statement-breakpoint
CREATE INDEX "service_by_kind" ON "service_order" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "train_expected" ON "train" USING btree (coalesce("expected_arrive_at", "arrive_at"),"id");--> statement-breakpoint
CREATE INDEX "order_number_part" ON "booking_order" USING gin ("order_no" gin_trgm_ops) WHERE "booking_order"."state" not in ('draft', 'submitted');--> statement-breakpoint
CREATE INDEX "container_number_part" ON "order_container" USING gin ("container_no" gin_trgm_ops) WHERE "order_container"."container_no" is not null;--> statement-breakpoint
CREATE INDEX "journal_posting_account" ON "journal_posting" USING btree ("account","occurred_on","entry_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "set_train_of_margin"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT train_id, company_id INTO NEW.train_id, NEW.company_id FROM booking_order WHERE id = NEW.order_id;
  RETURN NEW;
END $$;--> statement-breakpoint
-- as before, now that postings have the day of their entry
CREATE OR REPLACE FUNCTION "refuse_entry_of_closed_month"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE closed date;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7220262, months.month) FROM (
    SELECT DISTINCT to_char(occurred_on, 'YYYYMM')::int AS month FROM added ORDER BY 1) AS months;
  SELECT journal_month.month INTO closed FROM added
    JOIN journal_month ON journal_month.month = date_trunc('month', added.occurred_on)::date LIMIT 1;
  IF closed IS NOT NULL THEN
    RAISE EXCEPTION 'the month % is closed', to_char(closed, 'YYYY-MM')
      USING ERRCODE = 'check_violation', CONSTRAINT = 'journal_month_open';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "set_day_of_posting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.occurred_on := coalesce((SELECT occurred_on FROM journal_entry WHERE id = NEW.entry_id), NEW.occurred_on);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "journal_posting_day" BEFORE INSERT ON "journal_posting"
  FOR EACH ROW EXECUTE FUNCTION "set_day_of_posting"();--> statement-breakpoint
CREATE FUNCTION "set_job_of_bid"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT service_order.kind, job_status(NEW.state, service_order.state) INTO NEW.kind, NEW.job_status
  FROM service_order WHERE id = NEW.service_order_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "service_bid_job" BEFORE INSERT OR UPDATE OF "state" ON "service_bid"
  FOR EACH ROW EXECUTE FUNCTION "set_job_of_bid"();--> statement-breakpoint
CREATE FUNCTION "set_jobs_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE service_bid SET job_status = job_status(state, NEW.state)
  WHERE service_order_id = NEW.id AND job_status <> job_status(state, NEW.state);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "service_order_jobs" AFTER UPDATE OF "state" ON "service_order"
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION "set_jobs_of_order"();--> statement-breakpoint
CREATE FUNCTION "sum_bills_of_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed bigint := CASE TG_OP WHEN 'DELETE' THEN OLD.invoice_id ELSE NEW.invoice_id END;
BEGIN
  UPDATE invoice SET bills_total = coalesce((
    SELECT sum(bill.total) FROM invoice_bill JOIN bill ON bill.id = bill_id WHERE invoice_id = changed), 0)
  WHERE id = changed;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_bill_summed" AFTER INSERT OR DELETE ON "invoice_bill"
  FOR EACH ROW EXECUTE FUNCTION "sum_bills_of_invoice"();--> statement-breakpoint
CREATE FUNCTION "add_bill_to_invoices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE invoice SET bills_total = bills_total + NEW.total - OLD.total
  FROM invoice_bill WHERE invoice_bill.bill_id = NEW.id AND invoice.id = invoice_bill.invoice_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "bill_total_in_invoices" AFTER UPDATE OF "total" ON "bill"
  FOR EACH ROW WHEN (OLD.total IS DISTINCT FROM NEW.total) EXECUTE FUNCTION "add_bill_to_invoices"();--> statement-breakpoint
CREATE FUNCTION "add_bill_sums"(changed text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'INSERT INTO bill_sum (company_id, side, currency, status, bills, total, paid)
    SELECT company_id, side, currency, status, sum(sign), sum(sign * total), sum(sign * paid) FROM (' || changed || ') AS changed
    GROUP BY company_id, side, currency, status
    HAVING sum(sign) <> 0 OR sum(sign * total) <> 0 OR sum(sign * paid) <> 0'
$$;--> statement-breakpoint
CREATE FUNCTION "sum_bills"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM bill_sum;
  ELSE
    EXECUTE add_bill_sums(CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT *, 1 AS sign FROM added'
      WHEN 'DELETE' THEN 'SELECT *, -1 AS sign FROM removed'
      ELSE 'SELECT *, 1 AS sign FROM added UNION ALL SELECT *, -1 FROM removed' END);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "bill_added_to_sums" AFTER INSERT ON "bill"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "sum_bills"();--> statement-breakpoint
CREATE TRIGGER "bill_changed_in_sums" AFTER UPDATE ON "bill"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "sum_bills"();--> statement-breakpoint
CREATE TRIGGER "bill_removed_from_sums" AFTER DELETE ON "bill"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "sum_bills"();--> statement-breakpoint
CREATE TRIGGER "bills_emptied" AFTER TRUNCATE ON "bill" FOR EACH STATEMENT EXECUTE FUNCTION "sum_bills"();
