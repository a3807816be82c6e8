DROP INDEX "order_of_company";--> statement-breakpoint
DROP INDEX "notice_read";--> statement-breakpoint
DROP INDEX "todo_read";--> statement-breakpoint
DROP INDEX "message_of_type";--> statement-breakpoint
DROP INDEX "message_facts";--> statement-breakpoint
DROP INDEX "order_of_company_status";--> statement-breakpoint
DROP INDEX "order_of_train";--> statement-breakpoint
DROP INDEX "message_unread";--> statement-breakpoint
CREATE INDEX "account_role_of_role" ON "account_role" USING btree ("role_id","account_id");--> statement-breakpoint
CREATE INDEX "order_of_company_train" ON "booking_order" USING btree ("company_id","train_id","id");--> statement-breakpoint
CREATE INDEX "conversation_first_asked" ON "conversation" USING btree ("serving_company_id","first_asked_at","first_answered_at");--> statement-breakpoint
CREATE INDEX "message_read_list" ON "message" USING btree ("account_id","hand_way","created_at","id","msg_type") WHERE "message"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "message_unread_of_type" ON "message" USING btree ("account_id","msg_type","hand_way","created_at","id") WHERE "message"."read_at" is null;--> statement-breakpoint
CREATE INDEX "message_read_of_type" ON "message" USING btree ("account_id","msg_type","hand_way","created_at","id") WHERE "message"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "train_of_status" ON "train" USING btree ("status","depart_at","id");--> statement-breakpoint
CREATE INDEX "train_from" ON "train" USING btree ("start_station_id","depart_at","id");--> statement-breakpoint
CREATE INDEX "train_to" ON "train" USING btree ("end_station_id","depart_at","id");--> statement-breakpoint
CREATE INDEX "order_of_company_status" ON "booking_order" USING btree ("company_id","status","created_at","id","train_id");--> statement-breakpoint
CREATE INDEX "order_of_train" ON "booking_order" USING btree ("train_id","state","id");--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("account_id","hand_way","created_at","id","msg_type") WHERE "message"."read_at" is null;