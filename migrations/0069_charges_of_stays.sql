ALTER TABLE "charge" ADD COLUMN "stay_id" bigint;--> statement-breakpoint
-- days told which stay by its start, and by its station where several began on one day; top-ups by their key
UPDATE "charge" SET "stay_id" = stay.id
FROM "container_stay" AS stay JOIN "station" ON "station"."id" = stay.station_id
WHERE "charge"."container_id" = stay.container_id AND "charge"."fee_type" = stay.fee_type
  AND "charge"."side" = 'sale' AND "charge"."why" ->> 'kind' = 'tariff'
  AND CASE "charge"."basis"
    WHEN 'lump' THEN split_part("charge"."key", ':', 1) = 'stayMinimum' AND split_part("charge"."key", ':', 2) = stay.id::text
    WHEN 'day' THEN "charge"."why" -> 'inputs' ->> 'startedOn' = to_char(stay.started_on, 'YYYY-MM-DD')
      AND ("charge"."why" -> 'inputs' ->> 'station' = "station"."name_zh" OR NOT EXISTS (
        SELECT FROM "container_stay" AS other WHERE other.id <> stay.id AND other.container_id = stay.container_id
          AND other.fee_type = stay.fee_type AND other.started_on = stay.started_on))
    ELSE false END;--> statement-breakpoint
ALTER TABLE "charge" ADD CONSTRAINT "charge_stay_id_container_stay_id_fk" FOREIGN KEY ("stay_id") REFERENCES "public"."container_stay"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "charge_of_stay" ON "charge" USING btree ("stay_id") WHERE "charge"."stay_id" is not null;
