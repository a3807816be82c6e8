ALTER TABLE "account" ADD COLUMN "empower_type" integer;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "company_entity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "customer_kind" integer;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_empower_type" CHECK ("account"."empower_type" in (1, 2));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_entity" CHECK ("company"."company_entity" in (0, 1, 2));--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "customer_kind" CHECK ("company"."customer_kind" in (1, 2));--> statement-breakpoint
UPDATE "account" SET "empower_type" = 1 WHERE "is_main_account";--> statement-breakpoint
UPDATE "company" SET "company_entity" = 1 WHERE "company_type" = 10;
