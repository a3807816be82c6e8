CREATE TABLE "journal_balance" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_balance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(16, 2) NOT NULL
);
--> statement-breakpoint
DROP INDEX "charge_billable";--> statement-breakpoint
ALTER TABLE "order_margin" ADD COLUMN "train_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "bill_of_month" ON "bill" USING btree ("month","created_at");--> statement-breakpoint
CREATE INDEX "bill_sums" ON "bill" USING btree ("side","currency","status","total","paid");--> statement-breakpoint
CREATE INDEX "charge_of_side" ON "charge" USING btree ("side","id");--> statement-breakpoint
CREATE INDEX "order_margin_of_train" ON "order_margin" USING btree ("train_id","currency","order_id");--> statement-breakpoint
CREATE INDEX "order_margin_loss" ON "order_margin" USING btree ("currency","order_id") WHERE "order_margin"."margin" < 0;--> statement-breakpoint
CREATE INDEX "journal_posting_account" ON "journal_posting" USING btree ("account","entry_id");--> statement-breakpoint
CREATE INDEX "bank_entry_decided" ON "bank_entry" USING btree ("status","id") WHERE "bank_entry"."status" in ('ignored', 'charged');--> statement-breakpoint
CREATE INDEX "receipt_by_day" ON "receipt" USING btree ("currency","received_on");--> statement-breakpoint
CREATE INDEX "receipt_by_way" ON "receipt" USING btree ("way","id");--> statement-breakpoint
CREATE INDEX "charge_billable" ON "charge" USING btree ("side","company_id","id") WHERE "charge"."status" = 'confirmed';--> statement-breakpoint
UPDATE "order_margin" SET "train_id" = "booking_order"."train_id" FROM "booking_order"
WHERE "booking_order"."id" = "order_margin"."order_id";--> statement-breakpoint
CREATE FUNCTION "set_train_of_margin"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.train_id := (SELECT train_id FROM booking_order WHERE id = NEW.order_id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_margin_of_train" BEFORE INSERT ON "order_margin"
  FOR EACH ROW EXECUTE FUNCTION "set_train_of_margin"();--> statement-breakpoint
CREATE FUNCTION "move_margins_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_margin SET train_id = NEW.train_id WHERE order_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_rolled_with_margins" AFTER UPDATE OF "train_id" ON "booking_order"
  FOR EACH ROW WHEN (OLD.train_id IS DISTINCT FROM NEW.train_id) EXECUTE FUNCTION "move_margins_of_order"();--> statement-breakpoint
CREATE FUNCTION "add_to_journal_balances"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO journal_balance (account, currency, amount)
  SELECT account, currency, sum(amount) FROM added GROUP BY account, currency HAVING sum(amount) <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "journal_posting_in_balances" AFTER INSERT ON "journal_posting"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "add_to_journal_balances"();--> statement-breakpoint
INSERT INTO journal_balance (account, currency, amount)
SELECT account, currency, sum(amount) FROM journal_posting GROUP BY account, currency;--> statement-breakpoint
-- whether the bank was told is not known of older ones: they are recalled by a decision of its own
UPDATE "payout" SET "downloaded_at" = "updated_at" WHERE "status" = 'approved' AND "downloaded_at" IS NULL;
