ALTER TABLE "company" ADD COLUMN "name_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "company_name_key" ON "company" USING btree ("name_key");