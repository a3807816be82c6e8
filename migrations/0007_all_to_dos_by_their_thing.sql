DROP INDEX "message_to_do";--> statement-breakpoint
CREATE INDEX "message_to_do" ON "message" USING btree ("about","business_code") WHERE "message"."hand_way" = 2;