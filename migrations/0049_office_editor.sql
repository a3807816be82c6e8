CREATE TABLE "office_lock" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_lock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"document_id" bigint NOT NULL,
	"session_id" bigint,
	"wopi_lock" text DEFAULT '' NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "office_lock_document" UNIQUE("kind","document_id")
);
--> statement-breakpoint
CREATE TABLE "office_session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"document_id" bigint NOT NULL,
	"batch_no" text NOT NULL,
	"account_id" bigint NOT NULL,
	"blob_id" bigint NOT NULL,
	"version_no" integer NOT NULL,
	"save_flag" text DEFAULT '0' NOT NULL,
	"token_hash" text,
	CONSTRAINT "office_session_batch_no_unique" UNIQUE("batch_no"),
	CONSTRAINT "office_session_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "office_session_save_flag" CHECK ("office_session"."save_flag" in ('0', '1', '2'))
);
--> statement-breakpoint
CREATE TABLE "office_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "office_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"document_id" bigint NOT NULL,
	"version_no" integer NOT NULL,
	"blob_id" bigint NOT NULL,
	"source" text NOT NULL,
	"restored_from" integer,
	"account_id" bigint,
	"session_id" bigint,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "office_version_no" UNIQUE("kind","document_id","version_no"),
	CONSTRAINT "office_version_source" CHECK ("office_version"."source" in ('original', 'upload', 'editor', 'restore', 'documentServer'))
);
--> statement-breakpoint
ALTER TABLE "office_lock" ADD CONSTRAINT "office_lock_session_id_office_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."office_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_session" ADD CONSTRAINT "office_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_session" ADD CONSTRAINT "office_session_blob_id_stored_blob_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."stored_blob"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_version" ADD CONSTRAINT "office_version_blob_id_stored_blob_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."stored_blob"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_version" ADD CONSTRAINT "office_version_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_version" ADD CONSTRAINT "office_version_session_id_office_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."office_session"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "office_lock_session" ON "office_lock" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "office_session_age" ON "office_session" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "office_session_account" ON "office_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "office_session_blob" ON "office_session" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "office_version_blob" ON "office_version" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "office_version_account" ON "office_version" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "office_version_session" ON "office_version" USING btree ("session_id");