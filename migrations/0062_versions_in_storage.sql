ALTER TABLE "office_version" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "office_version" ADD CONSTRAINT "office_version_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_version_company" ON "office_version" USING btree ("company_id");--> statement-breakpoint
UPDATE "office_version" SET "company_id" = "resource"."company_id" FROM "resource"
WHERE "office_version"."kind" = 'resource' AND "resource"."id" = "office_version"."document_id";--> statement-breakpoint
-- each saved version beside the file itself, which counts its own bytes
CREATE FUNCTION "count_version_bytes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($count$
    INSERT INTO "storage_use" AS "use" ("company_id", "byte_count")
    SELECT "company_id", sum("sign" * "byte_count")
    FROM (%s) AS "moved" JOIN "stored_blob" ON "stored_blob"."id" = "moved"."blob_id"
    WHERE "company_id" IS NOT NULL AND "version_no" > 1
    GROUP BY "company_id" HAVING sum("sign" * "byte_count") <> 0
    ORDER BY "company_id"
    ON CONFLICT ("company_id", "account_id")
    DO UPDATE SET "byte_count" = "use"."byte_count" + excluded."byte_count", "updated_at" = now()
  $count$, CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS "sign", * FROM "added"'
    WHEN 'DELETE' THEN 'SELECT -1 AS "sign", * FROM "removed"'
    ELSE 'SELECT 1 AS "sign", * FROM "added" UNION ALL SELECT -1 AS "sign", * FROM "removed"'
  END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "version_counted_added" AFTER INSERT ON "office_version"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_version_bytes"();--> statement-breakpoint
CREATE TRIGGER "version_counted_removed" AFTER DELETE ON "office_version"
  REFERENCING OLD TABLE AS "removed" FOR EACH STATEMENT EXECUTE FUNCTION "count_version_bytes"();--> statement-breakpoint
CREATE TRIGGER "version_counted_changed" AFTER UPDATE ON "office_version"
  REFERENCING OLD TABLE AS "removed" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "count_version_bytes"();--> statement-breakpoint
INSERT INTO "storage_use" AS "use" ("company_id", "byte_count")
SELECT "company_id", sum("byte_count") FROM "office_version" JOIN "stored_blob" ON "stored_blob"."id" = "blob_id"
WHERE "company_id" IS NOT NULL AND "version_no" > 1 GROUP BY "company_id"
ON CONFLICT ("company_id", "account_id") DO UPDATE SET "byte_count" = "use"."byte_count" + excluded."byte_count";
