ALTER TABLE "company_registration" DROP CONSTRAINT "company_registration_account";--> statement-breakpoint
ALTER TABLE "company_registration" DROP CONSTRAINT "company_registration_status";--> statement-breakpoint
ALTER TABLE "company_registration" ADD COLUMN "kind" text DEFAULT 'registration' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_registration" ADD COLUMN "confirmed_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_registration_event" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "company_registration_applicant" ON "company_registration" USING btree ("account_id") WHERE "company_registration"."company_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "company_registration_in_force" ON "company_registration" USING btree ("company_id") WHERE "company_registration"."kind" = 'registration';--> statement-breakpoint
CREATE UNIQUE INDEX "company_registration_open" ON "company_registration" USING btree ("company_id","kind") WHERE "company_registration"."kind" <> 'registration' and "company_registration"."status" in ('submitted', 'returned');--> statement-breakpoint
CREATE INDEX "company_registration_of_account" ON "company_registration" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "company_registration" ADD CONSTRAINT "company_registration_kind" CHECK ("company_registration"."kind" in ('registration', 'change', 'scopes'));--> statement-breakpoint
ALTER TABLE "company_registration" ADD CONSTRAINT "company_registration_status" CHECK ("company_registration"."status" in ('draft', 'submitted', 'returned', 'approved', 'withdrawn'));