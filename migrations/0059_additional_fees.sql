CREATE TABLE "additional_fee" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "additional_fee_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint,
	"service_order_id" bigint,
	"service_kind" text NOT NULL,
	"company_id" bigint NOT NULL,
	"payee_id" bigint,
	"entered_by" text NOT NULL,
	"account_id" bigint,
	"fee_type" text NOT NULL,
	"business_date" date NOT NULL,
	"entered_amount" numeric(14, 2) NOT NULL,
	"sale_amount" numeric(14, 2) NOT NULL,
	"cost_amount" numeric(14, 2),
	"currency" text NOT NULL,
	"is_sale_agreed" boolean DEFAULT false NOT NULL,
	"is_cost_agreed" boolean DEFAULT true NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "additional_fee_state" CHECK ("additional_fee"."state" in ('proposed', 'disputed', 'overdue', 'offered', 'agreed', 'decided', 'rejected', 'withdrawn')),
	CONSTRAINT "additional_fee_currency" CHECK ("additional_fee"."currency" in ('CNY', 'USD')),
	CONSTRAINT "additional_fee_amounts" CHECK ("additional_fee"."entered_amount" > 0 and "additional_fee"."sale_amount" >= 0),
	CONSTRAINT "additional_fee_cost" CHECK (("additional_fee"."payee_id" is null) = ("additional_fee"."cost_amount" is null)),
	CONSTRAINT "additional_fee_entered_by" CHECK ("additional_fee"."entered_by" in ('supplier', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "additional_fee_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "additional_fee_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fee_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"account_id" bigint,
	"name" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"sale_amount" numeric(14, 2),
	"cost_amount" numeric(14, 2),
	"resource_ids" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "additional_fee" ADD CONSTRAINT "additional_fee_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additional_fee" ADD CONSTRAINT "additional_fee_service_order_id_service_order_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additional_fee" ADD CONSTRAINT "additional_fee_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additional_fee" ADD CONSTRAINT "additional_fee_payee_id_company_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additional_fee" ADD CONSTRAINT "additional_fee_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additional_fee_event" ADD CONSTRAINT "additional_fee_event_fee_id_additional_fee_id_fk" FOREIGN KEY ("fee_id") REFERENCES "public"."additional_fee"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additional_fee_event" ADD CONSTRAINT "additional_fee_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "additional_fee_of_order" ON "additional_fee" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "additional_fee_of_company" ON "additional_fee" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "additional_fee_of_payee" ON "additional_fee" USING btree ("payee_id","id");--> statement-breakpoint
CREATE INDEX "additional_fee_by_state" ON "additional_fee" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "additional_fee_due" ON "additional_fee" USING btree ("due_at") WHERE "additional_fee"."state" in ('proposed', 'offered');--> statement-breakpoint
CREATE UNIQUE INDEX "additional_fee_once" ON "additional_fee" USING btree ("company_id",coalesce("order_id", 0),coalesce("service_order_id", 0),coalesce("payee_id", 0),"fee_type","business_date","entered_amount","currency","remark") WHERE "additional_fee"."state" not in ('withdrawn', 'rejected');--> statement-breakpoint
CREATE INDEX "additional_fee_event_of" ON "additional_fee_event" USING btree ("fee_id","id");