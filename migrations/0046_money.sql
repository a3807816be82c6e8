CREATE TABLE "charge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"key" text NOT NULL,
	"side" text NOT NULL,
	"order_id" bigint,
	"container_id" bigint,
	"service_order_id" bigint,
	"service_kind" text NOT NULL,
	"fee_type" text NOT NULL,
	"company_id" bigint NOT NULL,
	"basis" text NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"unit_price" numeric(14, 4) NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"tax_rate" numeric(5, 4) NOT NULL,
	"occurred_on" date NOT NULL,
	"status" text NOT NULL,
	"why" jsonb NOT NULL,
	"account_id" bigint,
	CONSTRAINT "charge_once" UNIQUE("key"),
	CONSTRAINT "charge_side" CHECK ("charge"."side" in ('sale', 'cost')),
	CONSTRAINT "charge_service_kind" CHECK ("charge"."service_kind" in ('train', 'water', 'road', 'stock')),
	CONSTRAINT "charge_basis" CHECK ("charge"."basis" in ('box', 'day', 'kg', 'trip', 'order', 'lump')),
	CONSTRAINT "charge_status" CHECK ("charge"."status" in ('estimated', 'confirmed', 'billed', 'paid', 'void')),
	CONSTRAINT "charge_currency" CHECK ("charge"."currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "charge_tax_rate" CHECK ("charge"."tax_rate" >= 0 and "charge"."tax_rate" < 1)
);
--> statement-breakpoint
CREATE TABLE "charge_move" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"charge_id" bigint NOT NULL,
	"status" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"account_id" bigint
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "exchange_rate_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_currency" text NOT NULL,
	"to_currency" text NOT NULL,
	"day" date NOT NULL,
	"rate" numeric(18, 8) NOT NULL,
	"source" text NOT NULL,
	"account_id" bigint,
	CONSTRAINT "exchange_rate_once" UNIQUE("from_currency","to_currency","day"),
	CONSTRAINT "exchange_rate_above_zero" CHECK ("exchange_rate"."rate" > 0),
	CONSTRAINT "exchange_rate_pair" CHECK ("exchange_rate"."from_currency" <> "exchange_rate"."to_currency"),
	CONSTRAINT "exchange_rate_currencies" CHECK ("exchange_rate"."from_currency" ~ '^[A-Z]{3}$' and "exchange_rate"."to_currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "journal_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"key" text NOT NULL,
	"occurred_on" date NOT NULL,
	"kind" text NOT NULL,
	"source_kind" text NOT NULL,
	"source_id" bigint NOT NULL,
	"order_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	"account_id" bigint,
	CONSTRAINT "journal_entry_once" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "journal_month" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_month_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"month" date NOT NULL,
	"account_id" bigint,
	CONSTRAINT "journal_month_once" UNIQUE("month")
);
--> statement-breakpoint
CREATE TABLE "journal_posting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_posting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"entry_id" bigint NOT NULL,
	"account" text NOT NULL,
	"company_id" bigint,
	"currency" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "journal_posting_account" CHECK ("journal_posting"."account" in ('bank', 'receivable', 'payable', 'customerCredit', 'depositHeld', 'revenue', 'cost', 'vatOutput', 'vatInput', 'exchangeDifference', 'rounding', 'badDebt')),
	CONSTRAINT "journal_posting_amount" CHECK ("journal_posting"."amount" <> 0),
	CONSTRAINT "journal_posting_currency" CHECK ("journal_posting"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_container_id_order_container_id_fk" FOREIGN KEY ("container_id") REFERENCES "public"."order_container"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_move" ADD CONSTRAINT "charge_move_charge_id_charge_id_fk" FOREIGN KEY ("charge_id") REFERENCES "public"."charge"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_move" ADD CONSTRAINT "charge_move_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_rate" ADD CONSTRAINT "exchange_rate_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_entry" ADD CONSTRAINT "journal_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_month" ADD CONSTRAINT "journal_month_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_posting" ADD CONSTRAINT "journal_posting_entry_id_journal_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."journal_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_posting" ADD CONSTRAINT "journal_posting_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charge_of_order" ON "charge" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "charge_of_service_order" ON "charge" USING btree ("service_order_id") WHERE "charge"."service_order_id" is not null;--> statement-breakpoint
CREATE INDEX "charge_of_container" ON "charge" USING btree ("container_id") WHERE "charge"."container_id" is not null;--> statement-breakpoint
CREATE INDEX "charge_billable" ON "charge" USING btree ("side","company_id","currency","id") WHERE "charge"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "charge_by_status" ON "charge" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "charge_of_company" ON "charge" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "charge_move_of_charge" ON "charge_move" USING btree ("charge_id","id");--> statement-breakpoint
CREATE INDEX "exchange_rate_day" ON "exchange_rate" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "journal_entry_source" ON "journal_entry" USING btree ("source_kind","source_id");--> statement-breakpoint
CREATE INDEX "journal_entry_order" ON "journal_entry" USING btree ("order_id") WHERE "journal_entry"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "journal_entry_day" ON "journal_entry" USING btree ("occurred_on","id");--> statement-breakpoint
CREATE INDEX "journal_posting_entry" ON "journal_posting" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "journal_posting_balance" ON "journal_posting" USING btree ("account","company_id","currency","amount");--> statement-breakpoint
CREATE INDEX "journal_posting_company" ON "journal_posting" USING btree ("company_id","entry_id");