CREATE SEQUENCE "public"."bill_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "bill" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bill_no" text NOT NULL,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"company_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"month" text DEFAULT '' NOT NULL,
	"order_id" bigint,
	"claim_no" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"total" numeric(14, 2) DEFAULT '0' NOT NULL,
	"tax_total" numeric(14, 2) DEFAULT '0' NOT NULL,
	"claimed_total" numeric(14, 2) DEFAULT '0' NOT NULL,
	"paid" numeric(14, 2) DEFAULT '0' NOT NULL,
	"line_count" integer DEFAULT 0 NOT NULL,
	"due_on" date,
	"sent_at" timestamp with time zone,
	"dunning_level" integer DEFAULT 0 NOT NULL,
	"first_approver_id" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "bill_number_once" UNIQUE("bill_no"),
	CONSTRAINT "bill_side" CHECK ("bill"."side" in ('sale', 'cost')),
	CONSTRAINT "bill_kind" CHECK ("bill"."kind" in ('month', 'order', 'manual', 'claim')),
	CONSTRAINT "bill_status" CHECK ("bill"."status" in ('draft', 'sent', 'disputed', 'agreed', 'settled', 'void', 'claimed', 'checked', 'returned')),
	CONSTRAINT "bill_currency" CHECK ("bill"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "bill_paid" CHECK ("bill"."paid" between least("bill"."total", 0) and greatest("bill"."total", 0))
);--> statement-breakpoint
CREATE TABLE "bill_application" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bill_id" bigint NOT NULL,
	"source_kind" text NOT NULL,
	"source_id" bigint NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "bill_application_once" UNIQUE("source_kind","source_id","bill_id"),
	CONSTRAINT "bill_application_amount" CHECK ("bill_application"."amount" > 0)
);--> statement-breakpoint
CREATE TABLE "bill_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bill_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(14, 2),
	"reason" text DEFAULT '' NOT NULL,
	"account_id" bigint,
	CONSTRAINT "bill_event_kind" CHECK ("bill_event"."kind" in ('made', 'lineAdded', 'sent', 'disputed', 'answered', 'credited', 'agreed', 'agreedFor', 'paid', 'unpaid', 'settled', 'void', 'claimed', 'checked', 'approved', 'returned', 'dunned'))
);--> statement-breakpoint
CREATE TABLE "bill_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"bill_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"charge_id" bigint,
	"credit_of_id" bigint,
	"order_id" bigint,
	"fee_type" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"occurred_on" date NOT NULL,
	"quantity" numeric(14, 3) DEFAULT '1' NOT NULL,
	"unit_price" numeric(14, 4) NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"tax_rate" numeric(5, 4) DEFAULT '0' NOT NULL,
	"tax_amount" numeric(14, 2) DEFAULT '0' NOT NULL,
	"agreed" numeric(14, 2),
	"claimed" numeric(14, 2),
	"dispute_state" text DEFAULT 'none' NOT NULL,
	"dispute_reason" text DEFAULT '' NOT NULL,
	"dispute_reply" text DEFAULT '' NOT NULL,
	CONSTRAINT "bill_line_charge_once" UNIQUE("charge_id"),
	CONSTRAINT "bill_line_kind" CHECK ("bill_line"."kind" in ('charge', 'manual', 'credit')),
	CONSTRAINT "bill_line_dispute" CHECK ("bill_line"."dispute_state" in ('none', 'open', 'credited', 'upheld'))
);--> statement-breakpoint
CREATE TABLE "credit_limit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_limit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "credit_limit_once" UNIQUE("company_id"),
	CONSTRAINT "credit_limit_amount" CHECK ("credit_limit"."amount" >= 0),
	CONSTRAINT "credit_limit_currency" CHECK ("credit_limit"."currency" ~ '^[A-Z]{3}$')
);--> statement-breakpoint
CREATE TABLE "bank_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"statement_id" bigint NOT NULL,
	"key" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"counterparty" text DEFAULT '' NOT NULL,
	"account" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "bank_entry_once" UNIQUE("key"),
	CONSTRAINT "bank_entry_status" CHECK ("bank_entry"."status" in ('open', 'matched', 'ignored'))
);--> statement-breakpoint
CREATE TABLE "bank_statement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_statement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"line_count" integer NOT NULL,
	"account_id" bigint NOT NULL
);--> statement-breakpoint
CREATE TABLE "company_bank_account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_bank_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"holder" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_no" text NOT NULL,
	"swift" text DEFAULT '' NOT NULL,
	CONSTRAINT "company_bank_account_once" UNIQUE("company_id")
);--> statement-breakpoint
CREATE TABLE "credit_use" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"bill_id" bigint NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"account_id" bigint NOT NULL,
	CONSTRAINT "credit_use_amount" CHECK ("credit_use"."amount" > 0)
);--> statement-breakpoint
CREATE TABLE "local_wallet_payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_wallet_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ref" text NOT NULL,
	"wallet_no" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"result" text NOT NULL,
	CONSTRAINT "local_wallet_once" UNIQUE("ref")
);--> statement-breakpoint
CREATE TABLE "payment_intent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_intent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ref" text NOT NULL,
	"provider" text NOT NULL,
	"company_id" bigint NOT NULL,
	"bill_id" bigint NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'started' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"account_id" bigint NOT NULL,
	CONSTRAINT "payment_intent_ref" UNIQUE("ref"),
	CONSTRAINT "payment_intent_status" CHECK ("payment_intent"."status" in ('started', 'paid', 'mismatch', 'failed', 'expired'))
);--> statement-breakpoint
CREATE TABLE "payout" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"company_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"holder" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_no" text NOT NULL,
	"swift" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"applied_by" bigint NOT NULL,
	"first_approver_id" bigint,
	"approver_id" bigint,
	"paid_on" date,
	CONSTRAINT "payout_kind" CHECK ("payout"."kind" in ('supplier', 'refund')),
	CONSTRAINT "payout_status" CHECK ("payout"."status" in ('applied', 'checked', 'approved', 'paid', 'rejected')),
	CONSTRAINT "payout_amount" CHECK ("payout"."amount" > 0),
	CONSTRAINT "payout_two_people" CHECK ("payout"."first_approver_id" is distinct from "payout"."approver_id" or "payout"."approver_id" is null)
);--> statement-breakpoint
CREATE TABLE "payout_item" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"payout_id" bigint NOT NULL,
	"bill_id" bigint NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payout_item_once" UNIQUE("payout_id","bill_id")
);--> statement-breakpoint
CREATE TABLE "receipt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"credited" numeric(14, 2) DEFAULT '0' NOT NULL,
	"received_on" date NOT NULL,
	"way" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"bank_entry_id" bigint,
	"outside_key" text,
	"account_id" bigint,
	CONSTRAINT "receipt_outside_once" UNIQUE("outside_key"),
	CONSTRAINT "receipt_amount" CHECK ("receipt"."amount" > 0 and "receipt"."credited" between 0 and "receipt"."amount"),
	CONSTRAINT "receipt_way" CHECK ("receipt"."way" in ('bank', 'online', 'manual'))
);--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_first_approver_id_account_id_fk" FOREIGN KEY ("first_approver_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_application" ADD CONSTRAINT "bill_application_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_event" ADD CONSTRAINT "bill_event_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_event" ADD CONSTRAINT "bill_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_line" ADD CONSTRAINT "bill_line_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_line" ADD CONSTRAINT "bill_line_charge_id_charge_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_line" ADD CONSTRAINT "bill_line_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_limit" ADD CONSTRAINT "credit_limit_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statement" ADD CONSTRAINT "bank_statement_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_bank_account" ADD CONSTRAINT "company_bank_account_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_use" ADD CONSTRAINT "credit_use_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_use" ADD CONSTRAINT "credit_use_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_use" ADD CONSTRAINT "credit_use_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intent" ADD CONSTRAINT "payment_intent_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intent" ADD CONSTRAINT "payment_intent_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_intent" ADD CONSTRAINT "payment_intent_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_applied_by_account_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_first_approver_id_account_id_fk" FOREIGN KEY ("first_approver_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_approver_id_account_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_item" ADD CONSTRAINT "payout_item_payout_id_payout_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_item" ADD CONSTRAINT "payout_item_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_bank_entry_id_bank_entry_id_fk" FOREIGN KEY ("bank_entry_id") REFERENCES "public"."bank_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt" ADD CONSTRAINT "receipt_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bill_draft_of_month" ON "bill" USING btree ("company_id","currency","month") WHERE "bill"."status" = 'draft' and "bill"."kind" = 'month';--> statement-breakpoint
CREATE UNIQUE INDEX "bill_draft_of_order" ON "bill" USING btree ("order_id","currency") WHERE "bill"."status" = 'draft' and "bill"."kind" = 'order';--> statement-breakpoint
CREATE UNIQUE INDEX "bill_claim_once" ON "bill" USING btree ("company_id","claim_no") WHERE "bill"."kind" = 'claim' and "bill"."status" <> 'returned';--> statement-breakpoint
CREATE INDEX "bill_of_company" ON "bill" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bill_open" ON "bill" USING btree ("company_id","currency","due_on") WHERE "bill"."status" = 'agreed';--> statement-breakpoint
CREATE INDEX "bill_overdue" ON "bill" USING btree ("due_on","id") WHERE "bill"."status" = 'agreed';--> statement-breakpoint
CREATE INDEX "bill_of_order" ON "bill" USING btree ("order_id") WHERE "bill"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "bill_waiting" ON "bill" USING btree (("status" in ('claimed', 'checked', 'disputed')) desc,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bill_of_status" ON "bill" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bill_application_bill" ON "bill_application" USING btree ("bill_id","id");--> statement-breakpoint
CREATE INDEX "bill_event_bill" ON "bill_event" USING btree ("bill_id","id");--> statement-breakpoint
CREATE INDEX "bill_line_of_bill" ON "bill_line" USING btree ("bill_id","id");--> statement-breakpoint
CREATE INDEX "bill_line_order" ON "bill_line" USING btree ("order_id") WHERE "bill_line"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "bill_line_credit" ON "bill_line" USING btree ("credit_of_id") WHERE "bill_line"."credit_of_id" is not null;--> statement-breakpoint
CREATE INDEX "bill_line_disputed" ON "bill_line" USING btree ("bill_id") WHERE "bill_line"."dispute_state" = 'open';--> statement-breakpoint
CREATE INDEX "bank_entry_open" ON "bank_entry" USING btree (("status" = 'open') desc,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bank_entry_account" ON "bank_entry" USING btree ("account") WHERE "bank_entry"."account" <> '';--> statement-breakpoint
CREATE INDEX "credit_use_company" ON "credit_use" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "payment_intent_waiting" ON "payment_intent" USING btree ("expires_at") WHERE "payment_intent"."status" = 'started';--> statement-breakpoint
CREATE INDEX "payment_intent_bill" ON "payment_intent" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "payout_of_company" ON "payout" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payout_waiting" ON "payout" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payout_item_active" ON "payout_item" USING btree ("bill_id") WHERE "payout_item"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "receipt_entry_once" ON "receipt" USING btree ("bank_entry_id") WHERE "receipt"."bank_entry_id" is not null;--> statement-breakpoint
CREATE INDEX "receipt_of_company" ON "receipt" USING btree ("company_id","id" DESC NULLS LAST);