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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
);
--> statement-breakpoint
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
CREATE INDEX "bill_line_disputed" ON "bill_line" USING btree ("bill_id") WHERE "bill_line"."dispute_state" = 'open';