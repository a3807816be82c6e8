ALTER TABLE "contract" ADD COLUMN "event_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contract" ADD COLUMN "last_event_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "contract" SET "event_count" = "last"."place", "last_event_hash" = "last"."hash"
  FROM (SELECT DISTINCT ON ("contract_id") "contract_id", "place", "hash" FROM "contract_event" ORDER BY "contract_id", "place" DESC) AS "last"
  WHERE "last"."contract_id" = "contract"."id";
