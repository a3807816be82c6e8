DROP INDEX "order_of_company";--> statement-breakpoint
DROP INDEX "order_of_company_status";--> statement-breakpoint
DROP INDEX "order_of_train";--> statement-breakpoint
CREATE INDEX "order_of_company_train" ON "booking_order" USING btree ("company_id","train_id","id");--> statement-breakpoint
CREATE INDEX "conversation_first_asked" ON "conversation" USING btree ("serving_company_id","first_asked_at","first_answered_at");--> statement-breakpoint
CREATE INDEX "train_of_status" ON "train" USING btree ("status","depart_at","id");--> statement-breakpoint
CREATE INDEX "train_from" ON "train" USING btree ("start_station_id","depart_at","id");--> statement-breakpoint
CREATE INDEX "train_to" ON "train" USING btree ("end_station_id","depart_at","id");--> statement-breakpoint
CREATE INDEX "order_of_company_status" ON "booking_order" USING btree ("company_id","status","created_at","id","train_id");--> statement-breakpoint
CREATE INDEX "order_of_train" ON "booking_order" USING btree ("train_id","state","id");