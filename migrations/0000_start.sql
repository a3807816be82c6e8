CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 100 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" bigint,
	"company_id" bigint,
	"call" text NOT NULL,
	"subject" jsonb NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"channel" text NOT NULL,
	"receiver" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "outbox_channel" CHECK ("outbox_message"."channel" in ('sms', 'email'))
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"username" text NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"mobile" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"language" text DEFAULT 'zh' NOT NULL,
	"company_id" bigint,
	"is_main_account" boolean DEFAULT false NOT NULL,
	"hides_money" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "account_language" CHECK ("account"."language" in ('zh', 'en', 'ru'))
);
--> statement-breakpoint
CREATE TABLE "account_role" (
	"account_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "account_role_account_id_role_id_pk" PRIMARY KEY("account_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_no" text NOT NULL,
	"full_name" text NOT NULL,
	"company_type" integer NOT NULL,
	"company_scope" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "company_company_no_unique" UNIQUE("company_no")
);
--> statement-breakpoint
CREATE TABLE "permission" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permission_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "permission_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"role_key" text NOT NULL,
	CONSTRAINT "role_role_key_unique" UNIQUE("role_key")
);
--> statement-breakpoint
CREATE TABLE "role_permission" (
	"role_id" bigint NOT NULL,
	"permission_id" bigint NOT NULL,
	CONSTRAINT "role_permission_role_id_permission_id_pk" PRIMARY KEY("role_id","permission_id")
);
--> statement-breakpoint
CREATE TABLE "booking_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_no" text NOT NULL,
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"train_id" bigint NOT NULL,
	"state" text NOT NULL,
	"status" text NOT NULL,
	"teu" integer NOT NULL,
	"container_count" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_mobile" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "booking_order_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "booking_state_known" CHECK ("booking_order"."state" in ('draft', 'submitted', 'waitlisted', 'confirmed', 'refused', 'expired', 'withdrawn')),
	CONSTRAINT "booking_teu_positive" CHECK ("booking_order"."teu" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_container" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_container_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"train_id" bigint NOT NULL,
	"size_type" text NOT NULL,
	"owner" text NOT NULL,
	"container_no" text,
	"seal_no" text,
	"tare_kg" integer,
	"vgm_kg" integer,
	"status" text DEFAULT 'planned' NOT NULL,
	CONSTRAINT "container_owner_known" CHECK ("order_container"."owner" in ('SOC', 'COC'))
);
--> statement-breakpoint
CREATE TABLE "order_fee" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_fee_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"fee_type" text NOT NULL,
	"size_type" text,
	"quantity" integer NOT NULL,
	"unit_price" numeric(12, 2) NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'recorded' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_goods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"name_cn" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ru" text NOT NULL,
	"hscode" text NOT NULL,
	"gross_weight_kg" numeric(12, 3) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_timeline" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_timeline_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"move" text NOT NULL,
	"side" text NOT NULL,
	"account_name" text DEFAULT '' NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "sys_config" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sys_config_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"config_key" text NOT NULL,
	"config_value" text NOT NULL,
	CONSTRAINT "sys_config_config_key_unique" UNIQUE("config_key")
);
--> statement-breakpoint
CREATE TABLE "sys_menu" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sys_menu_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"menu_key" text NOT NULL,
	"parent_id" bigint,
	"title_zh" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ru" text NOT NULL,
	"path" text NOT NULL,
	"component" text NOT NULL,
	"icon" text NOT NULL,
	"sort_order" integer NOT NULL,
	"permission" text,
	CONSTRAINT "sys_menu_menu_key_unique" UNIQUE("menu_key")
);
--> statement-breakpoint
CREATE TABLE "border_crossing" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "border_crossing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"from_station_id" bigint NOT NULL,
	"to_station_id" bigint NOT NULL,
	CONSTRAINT "border_crossing_pair" UNIQUE("from_station_id","to_station_id")
);
--> statement-breakpoint
CREATE TABLE "line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"line_code" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ru" text NOT NULL,
	"line_type" text NOT NULL,
	"direction" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "line_line_code_unique" UNIQUE("line_code"),
	CONSTRAINT "line_type_known" CHECK ("line"."line_type" in ('EU', 'CA', 'CN')),
	CONSTRAINT "line_direction_known" CHECK ("line"."direction" in ('outbound', 'inbound'))
);
--> statement-breakpoint
CREATE TABLE "line_stop" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "line_stop_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"line_id" bigint NOT NULL,
	"sequence" integer NOT NULL,
	"station_id" bigint NOT NULL,
	"distance_km" double precision NOT NULL,
	"planned_hours" double precision NOT NULL,
	"changes_gauge" boolean DEFAULT false NOT NULL,
	CONSTRAINT "line_stop_order" UNIQUE("line_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "station" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "station_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ru" text NOT NULL,
	"country_code" text NOT NULL,
	"station_code" text NOT NULL,
	"unlocode" text DEFAULT '' NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"gauges_mm" integer[] NOT NULL,
	CONSTRAINT "station_code_in_country" UNIQUE("country_code","station_code"),
	CONSTRAINT "station_latitude" CHECK ("station"."latitude" between -90 and 90),
	CONSTRAINT "station_longitude" CHECK ("station"."longitude" between -180 and 180),
	CONSTRAINT "station_gauges" CHECK ("station"."gauges_mm" <@ array[1435, 1520] and cardinality("station"."gauges_mm") > 0)
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "captcha_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"uuid" text NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "captcha_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"token_hash" text NOT NULL,
	"account_id" bigint NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "sign_in_attempt_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "sign_in_code" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wire_key" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wire_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"purpose" text NOT NULL,
	"private_key_pem" text NOT NULL,
	CONSTRAINT "wire_key_purpose_unique" UNIQUE("purpose")
);
--> statement-breakpoint
CREATE TABLE "tracking_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tracking_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"train_id" bigint NOT NULL,
	"container_no" text,
	"kind" text NOT NULL,
	"classifier" text NOT NULL,
	"occurs_at" timestamp with time zone NOT NULL,
	"station_id" bigint NOT NULL,
	"source" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"account_id" bigint,
	"supersedes_id" bigint,
	CONSTRAINT "event_classifier_known" CHECK ("tracking_event"."classifier" in ('planned', 'estimated', 'actual'))
);
--> statement-breakpoint
CREATE TABLE "train" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "train_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"train_no" text NOT NULL,
	"line_id" bigint NOT NULL,
	"line_type" text NOT NULL,
	"direction" text NOT NULL,
	"start_station_id" bigint NOT NULL,
	"end_station_id" bigint NOT NULL,
	"depart_at" timestamp with time zone NOT NULL,
	"arrive_at" timestamp with time zone NOT NULL,
	"cutoff_at" timestamp with time zone NOT NULL,
	"gate_in_at" timestamp with time zone NOT NULL,
	"capacity_teu" integer NOT NULL,
	"sold_teu" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"cancel_reason" text,
	CONSTRAINT "train_on_line" UNIQUE("line_id","depart_at"),
	CONSTRAINT "train_never_oversold" CHECK ("train"."sold_teu" between 0 and "train"."capacity_teu"),
	CONSTRAINT "train_cutoff" CHECK ("train"."cutoff_at" <= "train"."depart_at" and "train"."gate_in_at" <= "train"."depart_at"),
	CONSTRAINT "train_status_known" CHECK ("train"."status" in ('planned', 'open', 'closed', 'departed', 'arrived', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "train_price" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "train_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"train_id" bigint NOT NULL,
	"size_type" text NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "train_price_once" UNIQUE("train_id","size_type"),
	CONSTRAINT "train_price_positive" CHECK ("train_price"."price" > 0),
	CONSTRAINT "train_price_currency" CHECK ("train_price"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_role" ADD CONSTRAINT "account_role_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_role" ADD CONSTRAINT "account_role_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_role_id_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permission" ADD CONSTRAINT "role_permission_permission_id_permission_id_fk" FOREIGN KEY ("permission_id") REFERENCES "public"."permission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_order" ADD CONSTRAINT "booking_order_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_order" ADD CONSTRAINT "booking_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_order" ADD CONSTRAINT "booking_order_train_id_train_id_fk" FOREIGN KEY ("train_id") REFERENCES "public"."train"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_container" ADD CONSTRAINT "order_container_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_container" ADD CONSTRAINT "order_container_train_id_train_id_fk" FOREIGN KEY ("train_id") REFERENCES "public"."train"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_fee" ADD CONSTRAINT "order_fee_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_goods" ADD CONSTRAINT "order_goods_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_timeline" ADD CONSTRAINT "order_timeline_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sys_menu" ADD CONSTRAINT "sys_menu_parent_id_sys_menu_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sys_menu"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "border_crossing" ADD CONSTRAINT "border_crossing_from_station_id_station_id_fk" FOREIGN KEY ("from_station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "border_crossing" ADD CONSTRAINT "border_crossing_to_station_id_station_id_fk" FOREIGN KEY ("to_station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_stop" ADD CONSTRAINT "line_stop_line_id_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_stop" ADD CONSTRAINT "line_stop_station_id_station_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_code" ADD CONSTRAINT "sign_in_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_event" ADD CONSTRAINT "tracking_event_train_id_train_id_fk" FOREIGN KEY ("train_id") REFERENCES "public"."train"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_event" ADD CONSTRAINT "tracking_event_station_id_station_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_event" ADD CONSTRAINT "tracking_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracking_event" ADD CONSTRAINT "tracking_event_supersedes_id_tracking_event_id_fk" FOREIGN KEY ("supersedes_id") REFERENCES "public"."tracking_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train" ADD CONSTRAINT "train_line_id_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train" ADD CONSTRAINT "train_start_station_id_station_id_fk" FOREIGN KEY ("start_station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train" ADD CONSTRAINT "train_end_station_id_station_id_fk" FOREIGN KEY ("end_station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train_price" ADD CONSTRAINT "train_price_train_id_train_id_fk" FOREIGN KEY ("train_id") REFERENCES "public"."train"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_by_account" ON "audit_entry" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox_message" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "account" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "account_company" ON "account" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "order_of_company" ON "booking_order" USING btree ("company_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_of_company_status" ON "booking_order" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "order_of_train" ON "booking_order" USING btree ("train_id");--> statement-breakpoint
CREATE INDEX "order_waiting" ON "booking_order" USING btree ("state","submitted_at") WHERE "booking_order"."state" in ('draft', 'submitted');--> statement-breakpoint
CREATE INDEX "container_of_order" ON "order_container" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "container_by_number" ON "order_container" USING btree ("container_no");--> statement-breakpoint
CREATE UNIQUE INDEX "container_once_on_train" ON "order_container" USING btree ("train_id","container_no") WHERE "order_container"."container_no" is not null and "order_container"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "fee_of_order" ON "order_fee" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "goods_of_order" ON "order_goods" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "timeline_of_order" ON "order_timeline" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "line_stop_station" ON "line_stop" USING btree ("station_id");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_code_account" ON "sign_in_code" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "event_of_train" ON "tracking_event" USING btree ("train_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "event_corrected_once" ON "tracking_event" USING btree ("supersedes_id") WHERE "tracking_event"."supersedes_id" is not null;--> statement-breakpoint
CREATE INDEX "train_departure" ON "train" USING btree ("depart_at","id");--> statement-breakpoint
CREATE INDEX "train_number" ON "train" USING btree ("train_no","depart_at");