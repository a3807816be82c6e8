DROP INDEX "message_to_do";--> statement-breakpoint
CREATE INDEX "message_once" ON "message" USING btree ("about","business_code") WHERE "message"."hand_way" > 0;--> statement-breakpoint
CREATE INDEX "message_read" ON "message" USING btree ("read_at") WHERE "message"."read_at" is not null;--> statement-breakpoint
ALTER TABLE "message_habit" DROP COLUMN "digest_sent_at";
