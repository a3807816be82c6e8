CREATE TABLE "company_closure" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_closure_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"requested_by" bigint NOT NULL,
	"requested_by_name" text NOT NULL,
	"reason" text NOT NULL,
	"removes_personal_data" boolean NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"closed_at" timestamp with time zone,
	"keep_until" date,
	"people" bigint[] DEFAULT '{}' NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by_name" text DEFAULT '' NOT NULL,
	"removed" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "company_closure_status" CHECK ("company_closure"."status" in ('requested', 'withdrawn', 'declined', 'closed', 'reopened'))
);
--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "company_closure" ADD CONSTRAINT "company_closure_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_closure" ADD CONSTRAINT "company_closure_requested_by_account_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_closure_open" ON "company_closure" USING btree ("company_id") WHERE "company_closure"."status" in ('requested', 'closed');--> statement-breakpoint
CREATE INDEX "company_closure_company" ON "company_closure" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "company_closure_status_time" ON "company_closure" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "company_closure_requester" ON "company_closure" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "resource_person" ON "resource" USING btree ("account_id") WHERE "resource"."company_id" is null;