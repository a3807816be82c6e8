CREATE TABLE "storage_use" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "storage_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint,
	"account_id" bigint,
	"byte_count" bigint NOT NULL,
	CONSTRAINT "storage_use_owner" UNIQUE NULLS NOT DISTINCT("company_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "export_task" ADD COLUMN "failed_for" text;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "upload_id" text;--> statement-breakpoint
ALTER TABLE "storage_use" ADD CONSTRAINT "storage_use_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "storage_use" ADD CONSTRAINT "storage_use_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_upload" UNIQUE("upload_id");--> statement-breakpoint
ALTER TABLE "export_task" ADD CONSTRAINT "export_task_failed_for" CHECK ("export_task"."failed_for" in ('rightLost', 'tooManyRows'));--> statement-breakpoint
UPDATE "export_task" SET "failed_for" = 'rightLost' WHERE "state" = 'failed' AND "fault_id" IS NULL;--> statement-breakpoint
-- the rows of storage_use are taken in one order, so that two who move files of several companies cannot wait for each other
CREATE FUNCTION "count_resource_bytes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($count$
    INSERT INTO "storage_use" AS "use" ("company_id", "account_id", "byte_count")
    SELECT "company_id", "person_id", sum("sign" * "byte_count")
    FROM (SELECT *, CASE WHEN "company_id" IS NULL THEN "account_id" END AS "person_id" FROM (%s) AS "rows") AS "moved"
    JOIN "stored_blob" ON "stored_blob"."id" = "moved"."blob_id"
    WHERE "company_id" IS NOT NULL OR "person_id" IS NOT NULL
    GROUP BY "company_id", "person_id" HAVING sum("sign" * "byte_count") <> 0
    ORDER BY "company_id", "person_id"
    ON CONFLICT ("company_id", "account_id")
    DO UPDATE SET "byte_count" = "use"."byte_count" + excluded."byte_count", "updated_at" = now()
  $count$, CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS "sign", * FROM "added"'
    WHEN 'DELETE' THEN 'SELECT -1 AS "sign", * FROM "removed"'
    ELSE 'SELECT 1 AS "sign", * FROM "added" UNION ALL SELECT -1 AS "sign", * FROM "removed"'
  END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "resource_counted_added" AFTER INSERT ON "resource"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_resource_bytes"();--> statement-breakpoint
CREATE TRIGGER "resource_counted_removed" AFTER DELETE ON "resource"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_resource_bytes"();--> statement-breakpoint
CREATE TRIGGER "resource_counted_changed" AFTER UPDATE ON "resource"
  REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_resource_bytes"();--> statement-breakpoint
INSERT INTO "storage_use" ("company_id", "account_id", "byte_count")
SELECT "company_id", CASE WHEN "company_id" IS NULL THEN "account_id" END, sum("byte_count")
FROM "resource" JOIN "stored_blob" ON "stored_blob"."id" = "resource"."blob_id"
WHERE "company_id" IS NOT NULL OR "account_id" IS NOT NULL
GROUP BY 1, 2;
