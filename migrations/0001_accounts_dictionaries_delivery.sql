CREATE TABLE "recent_write" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recent_write_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"fingerprint" text NOT NULL,
	CONSTRAINT "recent_write_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "dict_data" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dict_data_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"type_id" bigint NOT NULL,
	"dict_value" text NOT NULL,
	"label_zh" text NOT NULL,
	"label_en" text NOT NULL,
	"label_ru" text NOT NULL,
	"dict_sort" integer DEFAULT 0 NOT NULL,
	"list_class" text DEFAULT 'default' NOT NULL,
	"css_class" text DEFAULT '' NOT NULL,
	"is_default" text DEFAULT 'N' NOT NULL,
	"status" text DEFAULT '0' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "dict_value_once" UNIQUE("type_id","dict_value"),
	CONSTRAINT "dict_data_status" CHECK ("dict_data"."status" in ('0', '1'))
);
--> statement-breakpoint
CREATE TABLE "dict_type" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dict_type_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dict_type" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ru" text NOT NULL,
	"status" text DEFAULT '0' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "dict_type_dict_type_unique" UNIQUE("dict_type"),
	CONSTRAINT "dict_type_status" CHECK ("dict_type"."status" in ('0', '1'))
);
--> statement-breakpoint
CREATE TABLE "sign_in_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" bigint NOT NULL,
	"way" text NOT NULL,
	"outcome" text NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "verification_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "status" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "last_error" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sys_config" ADD COLUMN "config_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sys_config" ADD COLUMN "is_built_in" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sys_config" ADD COLUMN "remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dict_data" ADD CONSTRAINT "dict_data_type_id_dict_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."dict_type"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_record" ADD CONSTRAINT "sign_in_record_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dict_data_sorted" ON "dict_data" USING btree ("type_id","dict_sort");--> statement-breakpoint
CREATE INDEX "sign_in_record_account" ON "sign_in_record" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "verification_code_address" ON "verification_code" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox_message" USING btree ("next_try_at") WHERE "outbox_message"."status" = 'waiting';--> statement-breakpoint
ALTER TABLE "outbox_message" ADD CONSTRAINT "outbox_status" CHECK ("outbox_message"."status" in ('waiting', 'sent', 'failed', 'kept'));