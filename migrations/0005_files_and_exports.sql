CREATE TABLE "stored_blob" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stored_blob_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sha256" text NOT NULL,
	"byte_count" bigint NOT NULL,
	"store_key" text NOT NULL,
	"extension" text NOT NULL,
	"mime_type" text NOT NULL,
	"entries" jsonb,
	"thumbnail" text DEFAULT 'none' NOT NULL,
	"thumbnail_key" text,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_blob_sha256" UNIQUE("sha256"),
	CONSTRAINT "stored_blob_store_key" UNIQUE("store_key"),
	CONSTRAINT "stored_blob_thumbnail" CHECK ("stored_blob"."thumbnail" in ('none', 'waiting', 'made', 'failed')),
	CONSTRAINT "stored_blob_byte_count" CHECK ("stored_blob"."byte_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "export_task" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "export_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" bigint NOT NULL,
	"export_name" text NOT NULL,
	"input" jsonb NOT NULL,
	"language" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"blob_id" bigint,
	"fault_id" text,
	"alive_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "export_task_state" CHECK ("export_task"."state" in ('waiting', 'running', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "resource" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"blob_id" bigint NOT NULL,
	"resource_name" text NOT NULL,
	"company_id" bigint,
	"account_id" bigint,
	"doc_type" text DEFAULT '' NOT NULL,
	"resource_type" text DEFAULT '' NOT NULL,
	"rela_id" text DEFAULT '' NOT NULL,
	"ext_info" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_share" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "resource_share_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resource_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "resource_share_token" UNIQUE("token_hash")
);
--> statement-breakpoint
DROP INDEX "outbox_newest";--> statement-breakpoint
DROP INDEX "order_of_company";--> statement-breakpoint
DROP INDEX "sign_in_record_account";--> statement-breakpoint
DROP INDEX "event_of_train";--> statement-breakpoint
ALTER TABLE "export_task" ADD CONSTRAINT "export_task_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_task" ADD CONSTRAINT "export_task_blob_id_stored_blob_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."stored_blob"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_blob_id_stored_blob_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."stored_blob"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_share" ADD CONSTRAINT "resource_share_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_share" ADD CONSTRAINT "resource_share_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stored_blob_thumbnail_waiting" ON "stored_blob" USING btree ("id") WHERE "stored_blob"."thumbnail" = 'waiting';--> statement-breakpoint
CREATE INDEX "export_task_account" ON "export_task" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "export_task_open" ON "export_task" USING btree ("created_at") WHERE "export_task"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "export_task_blob" ON "export_task" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "resource_blob" ON "resource" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "resource_relation" ON "resource" USING btree ("doc_type","rela_id");--> statement-breakpoint
CREATE INDEX "resource_company" ON "resource" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "resource_share_resource" ON "resource_share" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox_message" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_of_company" ON "booking_order" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "sign_in_record_account" ON "sign_in_record" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "event_of_train" ON "tracking_event" USING btree ("train_id","id");