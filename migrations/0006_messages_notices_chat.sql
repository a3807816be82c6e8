CREATE TABLE "canned_answer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ru" text NOT NULL,
	"text_zh" text NOT NULL,
	"text_en" text NOT NULL,
	"text_ru" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"send_company_id" bigint NOT NULL,
	"send_account_id" bigint NOT NULL,
	"client_id" text NOT NULL,
	"msg_type" integer NOT NULL,
	"chat_content" text DEFAULT '' NOT NULL,
	"resource_id" bigint,
	"file_name" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "chat_message_type" CHECK ("chat_message"."msg_type" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "chat_progress" (
	"conversation_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"delivered_seq" integer DEFAULT 0 NOT NULL,
	"read_seq" integer DEFAULT 0 NOT NULL,
	"escalated_at" timestamp with time zone,
	CONSTRAINT "chat_progress_conversation_id_company_id_pk" PRIMARY KEY("conversation_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "conversation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_container_id" bigint NOT NULL,
	"business_type" integer NOT NULL,
	"customer_company_id" bigint NOT NULL,
	"serving_company_id" bigint NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp with time zone,
	"assigned_to" bigint,
	"waiting_since" timestamp with time zone,
	"first_asked_at" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	CONSTRAINT "conversation_business" CHECK ("conversation"."business_type" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" bigint NOT NULL,
	"company_id" bigint,
	"business_code" text NOT NULL,
	"hand_way" integer NOT NULL,
	"msg_type" text NOT NULL,
	"params" jsonb NOT NULL,
	"about" text NOT NULL,
	"read_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"read_together" uuid,
	CONSTRAINT "message_hand_way" CHECK ("message"."hand_way" in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "message_delivery" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"message_id" bigint NOT NULL,
	"way" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "message_delivery_way" CHECK ("message_delivery"."way" in ('email', 'sms', 'digest'))
);
--> statement-breakpoint
CREATE TABLE "message_habit" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"has_digest" boolean DEFAULT false NOT NULL,
	"digest_sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "message_way" (
	"account_id" bigint NOT NULL,
	"msg_type" text NOT NULL,
	"in_portal" boolean DEFAULT true NOT NULL,
	"by_email" boolean DEFAULT false NOT NULL,
	"by_sms" boolean DEFAULT false NOT NULL,
	CONSTRAINT "message_way_account_id_msg_type_pk" PRIMARY KEY("account_id","msg_type")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ru" text NOT NULL,
	"content_zh" text DEFAULT '' NOT NULL,
	"content_en" text DEFAULT '' NOT NULL,
	"content_ru" text DEFAULT '' NOT NULL,
	"notice_url" text DEFAULT '' NOT NULL,
	"is_forced" boolean DEFAULT false NOT NULL,
	"company_types" integer[] DEFAULT '{}' NOT NULL,
	"company_scopes" integer[] DEFAULT '{}' NOT NULL,
	"role_keys" text[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	"written_by" bigint NOT NULL,
	CONSTRAINT "notice_state" CHECK ("notice"."state" in ('draft', 'published', 'withdrawn')),
	CONSTRAINT "notice_valid" CHECK ("notice"."valid_to" is null or "notice"."valid_to" > "notice"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "canned_answer" ADD CONSTRAINT "canned_answer_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_send_company_id_company_id_fk" FOREIGN KEY ("send_company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_send_account_id_account_id_fk" FOREIGN KEY ("send_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_progress" ADD CONSTRAINT "chat_progress_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_progress" ADD CONSTRAINT "chat_progress_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_order_container_id_order_container_id_fk" FOREIGN KEY ("order_container_id") REFERENCES "public"."order_container"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_customer_company_id_company_id_fk" FOREIGN KEY ("customer_company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_serving_company_id_company_id_fk" FOREIGN KEY ("serving_company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation" ADD CONSTRAINT "conversation_assigned_to_account_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_delivery" ADD CONSTRAINT "message_delivery_message_id_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_habit" ADD CONSTRAINT "message_habit_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_way" ADD CONSTRAINT "message_way_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_written_by_account_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canned_answer_company" ON "canned_answer" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_seq" ON "chat_message" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_client" ON "chat_message" USING btree ("conversation_id","send_account_id","client_id");--> statement-breakpoint
CREATE INDEX "chat_message_resource" ON "chat_message" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "chat_progress_company" ON "chat_progress" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_once" ON "conversation" USING btree ("order_container_id","business_type","customer_company_id","serving_company_id");--> statement-breakpoint
CREATE INDEX "conversation_of_customer" ON "conversation" USING btree ("customer_company_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversation_of_serving" ON "conversation" USING btree ("serving_company_id","last_message_at");--> statement-breakpoint
CREATE INDEX "conversation_waiting" ON "conversation" USING btree ("serving_company_id","waiting_since") WHERE "conversation"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "message_of_account" ON "message" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("account_id","hand_way") WHERE "message"."read_at" is null;--> statement-breakpoint
CREATE INDEX "message_to_do" ON "message" USING btree ("about","business_code") WHERE "message"."hand_way" = 2 and "message"."done_at" is null;--> statement-breakpoint
CREATE INDEX "message_read_together" ON "message" USING btree ("read_together") WHERE "message"."read_together" is not null;--> statement-breakpoint
CREATE INDEX "message_delivery_due" ON "message_delivery" USING btree ("due_at") WHERE "message_delivery"."left_at" is null;--> statement-breakpoint
CREATE INDEX "message_delivery_message" ON "message_delivery" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "notice_published" ON "notice" USING btree ("valid_from") WHERE "notice"."state" = 'published';