CREATE SEQUENCE "public"."company_no" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "company_registration" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_registration_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" bigint NOT NULL,
	"company_id" bigint,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"form" jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"submitted_at" timestamp with time zone,
	"name_key" text DEFAULT '' NOT NULL,
	"code_key" text DEFAULT '' NOT NULL,
	"legal_key" text DEFAULT '' NOT NULL,
	"address_key" text DEFAULT '' NOT NULL,
	CONSTRAINT "company_registration_account" UNIQUE("account_id"),
	CONSTRAINT "company_registration_status" CHECK ("company_registration"."status" in ('draft', 'submitted', 'returned', 'approved'))
);
--> statement-breakpoint
CREATE TABLE "company_registration_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_registration_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"registration_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"account_id" bigint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"reasons" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "join_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "join_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" bigint,
	CONSTRAINT "join_request_status" CHECK ("join_request"."status" in ('pending', 'agreed', 'declined', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "company_registration" ADD CONSTRAINT "company_registration_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_registration" ADD CONSTRAINT "company_registration_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_registration_event" ADD CONSTRAINT "company_registration_event_registration_id_company_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."company_registration"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_registration_event" ADD CONSTRAINT "company_registration_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_request" ADD CONSTRAINT "join_request_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_registration_name" ON "company_registration" USING btree ("name_key") WHERE "company_registration"."name_key" <> '' and "company_registration"."status" in ('submitted', 'approved');--> statement-breakpoint
CREATE INDEX "company_registration_code" ON "company_registration" USING btree ("code_key");--> statement-breakpoint
CREATE INDEX "company_registration_legal" ON "company_registration" USING btree ("legal_key");--> statement-breakpoint
CREATE INDEX "company_registration_address" ON "company_registration" USING btree ("address_key");--> statement-breakpoint
CREATE INDEX "company_registration_queue" ON "company_registration" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "company_registration_company" ON "company_registration" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_registration_event_of" ON "company_registration_event" USING btree ("registration_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "join_request_open" ON "join_request" USING btree ("account_id") WHERE "join_request"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "join_request_account" ON "join_request" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "join_request_company" ON "join_request" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "account_mobile" ON "account" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "account_email" ON "account" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "company_name" ON "company" USING btree (lower("full_name"));