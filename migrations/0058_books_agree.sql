CREATE TABLE "local_tax_application" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_tax_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ref" text NOT NULL,
	"type" text NOT NULL,
	"title_name" text NOT NULL,
	"tax_no" text NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"tax" numeric(14, 2) NOT NULL,
	"result" text DEFAULT 'waiting' NOT NULL,
	"invoice_no" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"is_notified" boolean DEFAULT false NOT NULL,
	CONSTRAINT "local_tax_application_once" UNIQUE("ref"),
	CONSTRAINT "local_tax_result" CHECK ("local_tax_application"."result" in ('waiting', 'issued', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "bill_application" DROP CONSTRAINT "bill_application_amount";--> statement-breakpoint
DROP INDEX "receipt_entry_once";--> statement-breakpoint
ALTER TABLE "payment_intent" ALTER COLUMN "bill_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_entry" ADD COLUMN "outside_key" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "provider_ref" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "provider_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_intent" ADD COLUMN "deposit_id" bigint;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "undone_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt" ADD COLUMN "undone_by" bigint;--> statement-breakpoint
CREATE INDEX "local_tax_waiting" ON "local_tax_application" USING btree (("result" = 'waiting') desc,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "payment_intent" ADD CONSTRAINT "payment_intent_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_undone_by_account_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
WITH "doubled" AS (
	SELECT "id", "status", row_number() OVER (
		PARTITION BY "container_id", "side", "fee_type", "occurred_on"
		ORDER BY "status" IN ('billed', 'paid') DESC, "why" ->> 'kind' = 'quote' DESC, "id") AS "place"
	FROM "charge" WHERE "basis" = 'day' AND "status" <> 'void' AND "container_id" IS NOT NULL),
"changed" AS (
	UPDATE "charge" SET "updated_at" = now(),
		"status" = CASE WHEN "doubled"."status" IN ('billed', 'paid') THEN "charge"."status" ELSE 'void' END,
		"basis" = CASE WHEN "doubled"."status" IN ('billed', 'paid') THEN 'lump' ELSE "charge"."basis" END
	FROM "doubled" WHERE "charge"."id" = "doubled"."id" AND "doubled"."place" > 1
	RETURNING "charge"."id", "charge"."status", "charge"."amount")
INSERT INTO "charge_move" ("charge_id", "status", "amount", "reason")
SELECT "id", "status", "amount", 'agreedTerms' FROM "changed" WHERE "status" = 'void';--> statement-breakpoint
CREATE UNIQUE INDEX "charge_day_once" ON "charge" USING btree ("container_id","side","fee_type","occurred_on") WHERE "charge"."basis" = 'day' and "charge"."status" <> 'void';--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_provider_once" ON "invoice" USING btree ("provider_ref") WHERE "invoice"."provider_ref" <> '';--> statement-breakpoint
CREATE INDEX "payment_intent_deposit" ON "payment_intent" USING btree ("deposit_id") WHERE "payment_intent"."deposit_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_entry_once" ON "receipt" USING btree ("bank_entry_id") WHERE "receipt"."bank_entry_id" is not null and "receipt"."undone_at" is null;--> statement-breakpoint
ALTER TABLE "deposit_entry" ADD CONSTRAINT "deposit_outside_once" UNIQUE("outside_key");--> statement-breakpoint
ALTER TABLE "bill_application" ADD CONSTRAINT "bill_application_amount" CHECK ("bill_application"."amount" <> 0);--> statement-breakpoint
ALTER TABLE "payment_intent" ADD CONSTRAINT "payment_intent_subject" CHECK (num_nonnulls("payment_intent"."bill_id", "payment_intent"."deposit_id") = 1);--> statement-breakpoint
INSERT INTO "bill_application" ("bill_id", "source_kind", "source_id", "amount")
SELECT "bill"."id", 'adjustment', "bill"."id", "bill"."paid" - coalesce(sum("bill_application"."amount"), 0)
FROM "bill" LEFT JOIN "bill_application" ON "bill_application"."bill_id" = "bill"."id"
GROUP BY "bill"."id" HAVING "bill"."paid" <> coalesce(sum("bill_application"."amount"), 0);
