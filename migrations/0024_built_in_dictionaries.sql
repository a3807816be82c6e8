ALTER TABLE "dict_data" ADD COLUMN "is_built_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_type" ADD COLUMN "is_built_in" boolean DEFAULT false NOT NULL;