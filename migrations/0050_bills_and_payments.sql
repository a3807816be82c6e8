CREATE TABLE "deposit_guarantee" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_guarantee_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deposit_id" bigint NOT NULL,
	"contract_id" bigint NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"bank_name" text NOT NULL,
	"guarantee_no" text NOT NULL,
	"valid_until" date NOT NULL,
	"resource_id" bigint NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"account_id" bigint NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	CONSTRAINT "deposit_guarantee_paper" UNIQUE("resource_id"),
	CONSTRAINT "deposit_guarantee_amount" CHECK ("deposit_guarantee"."amount" > 0),
	CONSTRAINT "deposit_guarantee_status" CHECK ("deposit_guarantee"."status" in ('submitted', 'accepted', 'rejected', 'released'))
);
--> statement-breakpoint
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
ALTER TABLE "deposit" ADD COLUMN "guarantee_due" numeric(14, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_check" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "deposit_guarantee" ADD CONSTRAINT "deposit_guarantee_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_guarantee" ADD CONSTRAINT "deposit_guarantee_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_guarantee" ADD CONSTRAINT "deposit_guarantee_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_guarantee" ADD CONSTRAINT "deposit_guarantee_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_guarantee" ADD CONSTRAINT "deposit_guarantee_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_lock" ADD CONSTRAINT "office_lock_session_id_office_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."office_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_session" ADD CONSTRAINT "office_session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_session" ADD CONSTRAINT "office_session_blob_id_stored_blob_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."stored_blob"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_version" ADD CONSTRAINT "office_version_blob_id_stored_blob_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."stored_blob"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_version" ADD CONSTRAINT "office_version_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_version" ADD CONSTRAINT "office_version_session_id_office_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."office_session"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_guarantee_deposit" ON "deposit_guarantee" USING btree ("deposit_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_guarantee_waiting" ON "deposit_guarantee" USING btree ("deposit_id") WHERE "deposit_guarantee"."status" = 'submitted';--> statement-breakpoint
CREATE INDEX "deposit_guarantee_ending" ON "deposit_guarantee" USING btree ("valid_until") WHERE "deposit_guarantee"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "office_lock_session" ON "office_lock" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "office_session_age" ON "office_session" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "office_session_account" ON "office_session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "office_session_blob" ON "office_session" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "office_version_blob" ON "office_version" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "office_version_account" ON "office_version" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "office_version_session" ON "office_version" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_check_company" ON "identity_check" USING btree ("company_id","id");--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_guarantee_due" CHECK ("deposit"."guarantee_due" >= 0);