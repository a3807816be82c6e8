ALTER TABLE "sys_menu" ALTER COLUMN "permission" SET DATA TYPE text[] USING string_to_array("permission", ',');--> statement-breakpoint
ALTER TABLE "sys_menu" ADD COLUMN "roles" text[];