DROP INDEX "message_of_account";--> statement-breakpoint
DROP INDEX "outbox_newest";--> statement-breakpoint
DROP INDEX "order_of_company_status";--> statement-breakpoint
DROP INDEX "message_unread";--> statement-breakpoint
CREATE INDEX "audit_by_time" ON "audit_entry" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_receiver_part" ON "outbox_message" USING gin ("receiver" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "order_of_company_created" ON "booking_order" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_of_company_number" ON "booking_order" USING btree ("company_id","order_no");--> statement-breakpoint
CREATE INDEX "order_submitted" ON "booking_order" USING btree ("submitted_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_submitted_first" ON "booking_order" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "order_of_status" ON "booking_order" USING btree ("status","submitted_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_number_part" ON "booking_order" USING gin ("order_no" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "container_number_part" ON "order_container" USING gin ("container_no" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notice_read" ON "message" USING btree ("account_id","id") WHERE "message"."hand_way" < 2 and "message"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "todo_read" ON "message" USING btree ("account_id","id") WHERE "message"."hand_way" = 2 and "message"."read_at" is not null;--> statement-breakpoint
CREATE INDEX "message_of_type" ON "message" USING btree ("account_id","msg_type","id");--> statement-breakpoint
CREATE INDEX "message_facts" ON "message" USING gin ((jsonb_path_query_array("params", '$.*')::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sign_in_record_time" ON "sign_in_record" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "train_number_part" ON "train" USING gin ("train_no" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox_message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_of_company_status" ON "booking_order" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("account_id","hand_way","id") WHERE "message"."read_at" is null;