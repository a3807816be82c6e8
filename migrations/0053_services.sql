CREATE TABLE "driver" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "driver_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"licence_no" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"status" text DEFAULT '0' NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vehicle" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vehicle_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"plate" text NOT NULL,
	"kind" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"status" text DEFAULT '0' NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "driver_report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "driver_report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"trip_id" bigint NOT NULL,
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"note" text DEFAULT '' NOT NULL,
	"resource_id" bigint,
	CONSTRAINT "driver_report_once" UNIQUE("trip_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "service_bid" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_bid_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"service_order_id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"state" text NOT NULL,
	"amount" numeric(14, 2),
	"currency" text DEFAULT 'CNY' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"valid_until" date,
	"free_days" integer,
	"day_rate" numeric(14, 2),
	CONSTRAINT "service_bid_once" UNIQUE("service_order_id","supplier_id")
);
--> statement-breakpoint
CREATE TABLE "service_container" (
	"service_order_id" bigint NOT NULL,
	"order_container_id" bigint NOT NULL,
	CONSTRAINT "service_container_service_order_id_order_container_id_pk" PRIMARY KEY("service_order_id","order_container_id")
);
--> statement-breakpoint
CREATE TABLE "service_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"service_order_id" bigint NOT NULL,
	"move" text NOT NULL,
	"side" text NOT NULL,
	"account_id" bigint,
	"company_id" bigint,
	"name" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"account_id" bigint,
	"kind" text NOT NULL,
	"service_kind" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"supplier_id" bigint,
	"place" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"return_place" text DEFAULT '' NOT NULL,
	"start_at" timestamp with time zone,
	"end_at" timestamp with time zone,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_mobile" text DEFAULT '' NOT NULL,
	"cargo_value" numeric(14, 2),
	"cargo_currency" text DEFAULT 'CNY' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"cost_amount" numeric(14, 2),
	"cost_currency" text DEFAULT 'CNY' NOT NULL,
	"sale_amount" numeric(14, 2),
	"sale_currency" text DEFAULT 'CNY' NOT NULL,
	"is_agreed" boolean DEFAULT false NOT NULL,
	"free_days" integer,
	"day_cost" numeric(14, 2),
	"day_sale" numeric(14, 2),
	"fee_cost" numeric(14, 2),
	"fee_note" text DEFAULT '' NOT NULL,
	"fee_sale" numeric(14, 2),
	CONSTRAINT "service_kind_known" CHECK ("service_order"."service_kind" in ('train', 'water', 'road', 'stock'))
);
--> statement-breakpoint
CREATE TABLE "service_trip" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_trip_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"service_order_id" bigint NOT NULL,
	"order_container_id" bigint,
	"vehicle_id" bigint NOT NULL,
	"driver_id" bigint NOT NULL,
	"plate" text NOT NULL,
	"driver_name" text NOT NULL,
	"driver_mobile" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "service_trip_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "yard_stay" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "yard_stay_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"service_order_id" bigint NOT NULL,
	"order_container_id" bigint NOT NULL,
	"in_on" date NOT NULL,
	"out_on" date,
	"charged_until" date,
	"is_settled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "yard_stay_once" UNIQUE("service_order_id","order_container_id"),
	CONSTRAINT "yard_stay_order" CHECK ("yard_stay"."out_on" is null or "yard_stay"."out_on" >= "yard_stay"."in_on")
);
--> statement-breakpoint
CREATE TABLE "supplier_quotation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_quotation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"currency" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"line_count" integer NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"reminded_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "supplier_quotation_dates" CHECK ("supplier_quotation"."valid_to" >= "supplier_quotation"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "supplier_quotation_version" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_quotation_version_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"quotation_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"currency" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"lines" jsonb NOT NULL,
	"change_count" integer NOT NULL,
	"account_id" bigint,
	CONSTRAINT "supplier_quotation_version_once" UNIQUE("quotation_id","version")
);
--> statement-breakpoint
ALTER TABLE "order_timeline" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "driver" ADD CONSTRAINT "driver_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vehicle" ADD CONSTRAINT "vehicle_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_report" ADD CONSTRAINT "driver_report_trip_id_service_trip_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."service_trip"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_report" ADD CONSTRAINT "driver_report_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_bid" ADD CONSTRAINT "service_bid_service_order_id_service_order_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_bid" ADD CONSTRAINT "service_bid_supplier_id_company_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_container" ADD CONSTRAINT "service_container_service_order_id_service_order_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_container" ADD CONSTRAINT "service_container_order_container_id_order_container_id_fk" FOREIGN KEY ("order_container_id") REFERENCES "public"."order_container"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_event" ADD CONSTRAINT "service_event_service_order_id_service_order_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_event" ADD CONSTRAINT "service_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_event" ADD CONSTRAINT "service_event_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_order" ADD CONSTRAINT "service_order_supplier_id_company_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_trip" ADD CONSTRAINT "service_trip_service_order_id_service_order_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_trip" ADD CONSTRAINT "service_trip_order_container_id_order_container_id_fk" FOREIGN KEY ("order_container_id") REFERENCES "public"."order_container"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_trip" ADD CONSTRAINT "service_trip_vehicle_id_vehicle_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "public"."vehicle"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_trip" ADD CONSTRAINT "service_trip_driver_id_driver_id_fk" FOREIGN KEY ("driver_id") REFERENCES "public"."driver"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "yard_stay" ADD CONSTRAINT "yard_stay_service_order_id_service_order_id_fk" FOREIGN KEY ("service_order_id") REFERENCES "public"."service_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "yard_stay" ADD CONSTRAINT "yard_stay_order_container_id_order_container_id_fk" FOREIGN KEY ("order_container_id") REFERENCES "public"."order_container"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_quotation" ADD CONSTRAINT "supplier_quotation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_quotation_version" ADD CONSTRAINT "supplier_quotation_version_quotation_id_supplier_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."supplier_quotation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_quotation_version" ADD CONSTRAINT "supplier_quotation_version_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "driver_mobile" ON "driver" USING btree ("company_id","mobile") WHERE "driver"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "driver_company" ON "driver" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_plate" ON "vehicle" USING btree ("company_id","plate") WHERE "vehicle"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "service_bid_of_supplier" ON "service_bid" USING btree ("supplier_id","id");--> statement-breakpoint
CREATE INDEX "service_container_of" ON "service_container" USING btree ("order_container_id");--> statement-breakpoint
CREATE INDEX "service_event_of" ON "service_event" USING btree ("service_order_id","id");--> statement-breakpoint
CREATE INDEX "service_of_order" ON "service_order" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "service_of_company" ON "service_order" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "service_by_state" ON "service_order" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "service_of_supplier" ON "service_order" USING btree ("supplier_id") WHERE "service_order"."supplier_id" is not null;--> statement-breakpoint
CREATE INDEX "service_trip_of" ON "service_trip" USING btree ("service_order_id");--> statement-breakpoint
CREATE INDEX "service_trip_of_driver" ON "service_trip" USING btree ("driver_id");--> statement-breakpoint
CREATE UNIQUE INDEX "yard_stay_open" ON "yard_stay" USING btree ("id") WHERE not "yard_stay"."is_settled";--> statement-breakpoint
CREATE INDEX "supplier_quotation_company" ON "supplier_quotation" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "supplier_quotation_valid" ON "supplier_quotation" USING btree ("kind","valid_to") WHERE "supplier_quotation"."withdrawn_at" is null;