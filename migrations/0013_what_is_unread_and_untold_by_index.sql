DROP INDEX "chat_progress_company";--> statement-breakpoint
DROP INDEX "conversation_waiting";--> statement-breakpoint
ALTER TABLE "chat_progress" ADD COLUMN "last_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_progress" ADD COLUMN "told_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "chat_progress" SET "last_seq" = "conversation"."last_seq", "told_seq" = coalesce((
  SELECT max("seq") FROM "chat_message"
  WHERE "chat_message"."conversation_id" = "conversation"."id" AND "chat_message"."created_at" <= "escalated_at"), 0)
FROM "conversation" WHERE "conversation"."id" = "chat_progress"."conversation_id";--> statement-breakpoint
CREATE INDEX "chat_progress_unread" ON "chat_progress" USING btree ("company_id") WHERE "chat_progress"."last_seq" > "chat_progress"."read_seq";--> statement-breakpoint
CREATE INDEX "chat_progress_untold" ON "chat_progress" USING btree ("conversation_id","company_id") WHERE "chat_progress"."last_seq" > greatest("chat_progress"."read_seq", "chat_progress"."told_seq");--> statement-breakpoint
CREATE INDEX "conversation_inbox" ON "conversation" USING btree ("serving_company_id","waiting_since","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversation_taken" ON "conversation" USING btree ("assigned_to","waiting_since","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "conversation"."assigned_to" is not null;--> statement-breakpoint
CREATE INDEX "conversation_asked" ON "conversation" USING btree ("serving_company_id","first_asked_at");