DROP INDEX "chat_progress_unread";--> statement-breakpoint
CREATE INDEX "container_without_number" ON "order_container" USING btree ("train_id","order_id","status") WHERE "order_container"."container_no" is null;--> statement-breakpoint
CREATE INDEX "event_of_whole_train" ON "tracking_event" USING btree ("train_id","id") WHERE "tracking_event"."container_no" is null;--> statement-breakpoint
CREATE INDEX "chat_progress_unread" ON "chat_progress" USING btree ("company_id","conversation_id") WHERE "chat_progress"."last_seq" > "chat_progress"."read_seq";--> statement-breakpoint
-- Counts read indexes alone, which costs a look at the row for each row that no vacuum has seen: a fifth of a million rows, by default.
ALTER TABLE "message" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);--> statement-breakpoint
ALTER TABLE "booking_order" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);--> statement-breakpoint
ALTER TABLE "chat_progress" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
