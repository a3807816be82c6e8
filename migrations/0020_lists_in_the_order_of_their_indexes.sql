DROP INDEX "notice_read";--> statement-breakpoint
DROP INDEX "todo_read";--> statement-breakpoint
DROP INDEX "message_of_type";--> statement-breakpoint
DROP INDEX "message_unread";--> statement-breakpoint
CREATE INDEX "message_read_list" ON "message" USING btree ("account_id","hand_way","created_at","id","msg_type") WHERE "message"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "message_unread_of_type" ON "message" USING btree ("account_id","msg_type","hand_way","created_at","id") WHERE "message"."read_at" is null;--> statement-breakpoint
CREATE INDEX "message_read_of_type" ON "message" USING btree ("account_id","msg_type","hand_way","created_at","id") WHERE "message"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("account_id","hand_way","created_at","id","msg_type") WHERE "message"."read_at" is null;