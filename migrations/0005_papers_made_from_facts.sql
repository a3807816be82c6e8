CREATE TABLE "issued_paper" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "issued_paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"order_container_id" bigint,
	"code" text NOT NULL,
	"version_no" integer NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'issued' NOT NULL,
	"cells" jsonb NOT NULL,
	"boxes" jsonb NOT NULL,
	"blob_id" bigint NOT NULL,
	"sha256" text NOT NULL,
	"side" text NOT NULL,
	"issued_by" bigint,
	"account_name" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"withdrawn_for" text DEFAULT '' NOT NULL,
	CONSTRAINT "issued_paper_version" UNIQUE NULLS NOT DISTINCT("order_id","code","order_container_id","version_no"),
	CONSTRAINT "issued_paper_state" CHECK ("issued_paper"."state" in ('issued', 'replaced', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "waybill_number" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waybill_number_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"number" text NOT NULL,
	"order_id" bigint NOT NULL,
	"order_container_id" bigint,
	CONSTRAINT "waybill_number_once" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "waybill_range" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waybill_range_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"prefix" text NOT NULL,
	"first_no" bigint NOT NULL,
	"last_no" bigint NOT NULL,
	"next_no" bigint NOT NULL,
	CONSTRAINT "waybill_range_order" CHECK ("waybill_range"."first_no" <= "waybill_range"."last_no"),
	CONSTRAINT "waybill_range_next" CHECK ("waybill_range"."next_no" between "waybill_range"."first_no" and "waybill_range"."last_no" + 1)
);
--> statement-breakpoint
CREATE TABLE "cargo_shipment_fact" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cargo_shipment_fact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"scope" text DEFAULT '' NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cargo_fact" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_order_container_id_order_container_id_fk" FOREIGN KEY ("order_container_id") REFERENCES "public"."order_container"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_blob_id_stored_blob_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."stored_blob"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_paper" ADD CONSTRAINT "issued_paper_issued_by_account_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cargo_shipment_fact" ADD CONSTRAINT "cargo_shipment_fact_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "issued_paper_in_force" ON "issued_paper" USING btree ("order_id","code",coalesce("order_container_id", 0)) WHERE "issued_paper"."state" = 'issued';--> statement-breakpoint
CREATE INDEX "issued_paper_of_company" ON "issued_paper" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "issued_paper_blob" ON "issued_paper" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "issued_paper_of_container" ON "issued_paper" USING btree ("order_container_id") WHERE "issued_paper"."order_container_id" is not null;--> statement-breakpoint
CREATE INDEX "waybill_range_left" ON "waybill_range" USING btree ("id") WHERE "waybill_range"."next_no" <= "waybill_range"."last_no";--> statement-breakpoint
CREATE UNIQUE INDEX "cargo_shipment_fact_once" ON "cargo_shipment_fact" USING btree ("order_id","scope","field");