CREATE TABLE "cargo_fact" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cargo_fact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"line_key" text DEFAULT '' NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"source" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"side" text NOT NULL,
	"account_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "cargo_fact_source" CHECK ("cargo_fact"."source" in ('booking', 'person', 'sheet', 'paper', 'addressBook'))
);
--> statement-breakpoint
CREATE TABLE "cargo_known_goods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cargo_known_goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"hscode" text NOT NULL,
	"search_text" text NOT NULL,
	"goods_name_cn" text DEFAULT '' NOT NULL,
	"goods_name_en" text DEFAULT '' NOT NULL,
	"goods_name_ru" text DEFAULT '' NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cargo_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cargo_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"line_key" text NOT NULL,
	"position" integer NOT NULL,
	"order_container_id" bigint,
	"goods_name_cn" text DEFAULT '' NOT NULL,
	"goods_name_en" text DEFAULT '' NOT NULL,
	"goods_name_ru" text DEFAULT '' NOT NULL,
	"hscode" text DEFAULT '' NOT NULL,
	"hscode_bg" text DEFAULT '' NOT NULL,
	"gng" text DEFAULT '' NOT NULL,
	"etcode" text DEFAULT '' NOT NULL,
	"goods_sign" text DEFAULT '' NOT NULL,
	"pack_num" numeric,
	"pack_type" text DEFAULT '' NOT NULL,
	"small_pack_num" numeric,
	"goods_weight_kg" numeric,
	"goods_gross_weight_kg" numeric,
	"goods_volume_m3" numeric,
	"goods_price" numeric,
	"goods_value" numeric,
	"goods_value_currency" text DEFAULT '' NOT NULL,
	"goods_country" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cargo_party" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cargo_party_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"role" text NOT NULL,
	"party_id" bigint,
	"party_version" integer NOT NULL,
	"party" jsonb NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cargo_party_role" CHECK ("cargo_party"."role" in ('sendCc', 'receiveCc', 'buyerCc'))
);
--> statement-breakpoint
CREATE TABLE "cargo_sheet" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cargo_sheet_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "cargo_sheet_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "cargo_fact" ADD CONSTRAINT "cargo_fact_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargo_known_goods" ADD CONSTRAINT "cargo_known_goods_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargo_line" ADD CONSTRAINT "cargo_line_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargo_line" ADD CONSTRAINT "cargo_line_order_container_id_order_container_id_fk" FOREIGN KEY ("order_container_id") REFERENCES "public"."order_container"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargo_party" ADD CONSTRAINT "cargo_party_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargo_party" ADD CONSTRAINT "cargo_party_party_id_address_book_party_id_fk" FOREIGN KEY ("party_id") REFERENCES "public"."address_book_party"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargo_sheet" ADD CONSTRAINT "cargo_sheet_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargo_sheet" ADD CONSTRAINT "cargo_sheet_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargo_sheet" ADD CONSTRAINT "cargo_sheet_updated_by_account_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cargo_fact_of_field" ON "cargo_fact" USING btree ("order_id","line_key","field","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cargo_known_goods_once" ON "cargo_known_goods" USING btree ("company_id","hscode","search_text");--> statement-breakpoint
CREATE INDEX "cargo_known_goods_used" ON "cargo_known_goods" USING btree ("company_id","used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cargo_line_of_order" ON "cargo_line" USING btree ("order_id","line_key");--> statement-breakpoint
CREATE INDEX "cargo_line_in_container" ON "cargo_line" USING btree ("order_container_id") WHERE "cargo_line"."order_container_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "cargo_party_of_order" ON "cargo_party" USING btree ("order_id","role");--> statement-breakpoint
CREATE INDEX "cargo_party_of_book" ON "cargo_party" USING btree ("party_id") WHERE "cargo_party"."party_id" is not null;--> statement-breakpoint
CREATE INDEX "cargo_sheet_of_company" ON "cargo_sheet" USING btree ("company_id","id");