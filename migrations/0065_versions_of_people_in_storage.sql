ALTER TABLE "office_version" ADD COLUMN "person_id" bigint;--> statement-breakpoint
ALTER TABLE "office_version" ADD CONSTRAINT "office_version_person_id_account_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_version_person" ON "office_version" USING btree ("person_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_version_bytes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format($count$
    INSERT INTO "storage_use" AS "use" ("company_id", "account_id", "byte_count")
    SELECT "company_id", "person_id", sum("sign" * "byte_count")
    FROM (%s) AS "moved" JOIN "stored_blob" ON "stored_blob"."id" = "moved"."blob_id"
    WHERE ("company_id" IS NOT NULL OR "person_id" IS NOT NULL) AND "version_no" > 1
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
-- the trigger counts what it finds to be a person's
UPDATE "office_version" SET "person_id" = "resource"."account_id" FROM "resource"
WHERE "office_version"."kind" = 'resource' AND "resource"."id" = "office_version"."document_id"
  AND "resource"."company_id" IS NULL AND "resource"."account_id" IS NOT NULL;
