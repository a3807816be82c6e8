CREATE TABLE "supplier_quotation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_quotation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"currency" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"line_count" integer NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"reminded_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_quotation_dates" CHECK ("supplier_quotation"."valid_to" >= "supplier_quotation"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "supplier_quotation_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_quotation_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"quotation_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"currency" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"lines" jsonb NOT NULL,
	"change_count" integer NOT NULL,
	"account_id" bigint,
	CONSTRAINT "supplier_quotation_version_once" UNIQUE("quotation_id","version")
);
--> statement-breakpoint
ALTER TABLE "supplier_quotation" ADD CONSTRAINT "supplier_quotation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_quotation_version" ADD CONSTRAINT "supplier_quotation_version_quotation_id_supplier_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."supplier_quotation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_quotation_version" ADD CONSTRAINT "supplier_quotation_version_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supplier_quotation_company" ON "supplier_quotation" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "supplier_quotation_valid" ON "supplier_quotation" USING btree ("kind","valid_to") WHERE "supplier_quotation"."withdrawn_at" is null;