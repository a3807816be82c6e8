CREATE INDEX "outbox_status_newest" ON "outbox_message" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_channel_newest" ON "outbox_message" USING btree ("channel","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_channel_status_newest" ON "outbox_message" USING btree ("channel","status","created_at","id");