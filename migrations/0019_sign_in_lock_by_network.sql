ALTER TABLE "sign_in_attempt" DROP CONSTRAINT "sign_in_attempt_name_unique";--> statement-breakpoint
ALTER TABLE "captcha" ALTER COLUMN "answer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "captcha" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "captcha" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_attempt" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_attempt" ADD CONSTRAINT "sign_in_attempt_name_network" UNIQUE("name","network");