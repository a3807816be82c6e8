CREATE TABLE "message_read_mark" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_read_mark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undo_key" uuid NOT NULL,
	"account_id" bigint NOT NULL,
	"msg_type" text,
	"last_id" bigint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "message_read_mark_once" UNIQUE("undo_key")
);
--> statement-breakpoint
DROP INDEX "message_read_together";--> statement-breakpoint
DROP INDEX "chat_progress_unread";--> statement-breakpoint
ALTER TABLE "message_read_mark" ADD CONSTRAINT "message_read_mark_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_read_mark_account" ON "message_read_mark" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "container_without_number" ON "order_container" USING btree ("train_id","order_id","status") WHERE "order_container"."container_no" is null;--> statement-breakpoint
CREATE INDEX "event_of_whole_train" ON "tracking_event" USING btree ("train_id","id") WHERE "tracking_event"."container_no" is null;--> statement-breakpoint
CREATE INDEX "chat_progress_unread" ON "chat_progress" USING btree ("company_id","conversation_id") WHERE "chat_progress"."last_seq" > "chat_progress"."read_seq";--> statement-breakpoint
ALTER TABLE "message" DROP COLUMN "read_together";
--> statement-breakpoint
-- Counts read indexes alone, which costs a look at the row for each row that no vacuum has seen: a fifth of a million rows, by default.
ALTER TABLE "message" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);--> statement-breakpoint
ALTER TABLE "booking_order" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);--> statement-breakpoint
ALTER TABLE "chat_progress" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
