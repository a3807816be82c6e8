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
ALTER TABLE "message_read_mark" ADD CONSTRAINT "message_read_mark_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_read_mark_account" ON "message_read_mark" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "message" DROP COLUMN "read_together";