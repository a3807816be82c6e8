ALTER TABLE "paper" DROP CONSTRAINT "paper_resource_id_unique";--> statement-breakpoint
ALTER TABLE "paper" ADD COLUMN "first_page" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "paper" ADD COLUMN "last_page" integer;--> statement-breakpoint
ALTER TABLE "paper" ADD COLUMN "file_holder_id" bigint;--> statement-breakpoint
ALTER TABLE "paper" ADD COLUMN "is_cut_by_hand" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "paper_file_holder" ON "paper" USING btree ("file_holder_id");--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_of_file" UNIQUE("resource_id","first_page");