CREATE TABLE "invoice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'applied' NOT NULL,
	"title" jsonb NOT NULL,
	"email" text NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"tax" numeric(14, 2) NOT NULL,
	"invoice_no" text DEFAULT '' NOT NULL,
	"red_no" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"resource_id" bigint,
	"issued_at" timestamp with time zone,
	"account_id" bigint NOT NULL,
	CONSTRAINT "invoice_status" CHECK ("invoice"."status" in ('applied', 'issued', 'delivered', 'rejected', 'redLettered'))
);
--> statement-breakpoint
CREATE TABLE "invoice_bill" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_bill_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"invoice_id" bigint NOT NULL,
	"bill_id" bigint NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_title" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_title_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"tax_no" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_bill" ADD CONSTRAINT "invoice_bill_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_bill" ADD CONSTRAINT "invoice_bill_bill_id_bill_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."bill"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_title" ADD CONSTRAINT "invoice_title_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_number_once" ON "invoice" USING btree ("invoice_no") WHERE "invoice"."invoice_no" <> '';--> statement-breakpoint
CREATE INDEX "invoice_of_company" ON "invoice" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_waiting" ON "invoice" USING btree (("status" = 'applied') desc,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoice_bill_invoice" ON "invoice_bill" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_bill_active" ON "invoice_bill" USING btree ("bill_id") WHERE "invoice_bill"."is_active";--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_title_once" ON "invoice_title" USING btree ("company_id","tax_no","name");