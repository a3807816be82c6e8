CREATE SEQUENCE "public"."charge_rules" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "container_stay" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "container_stay_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"container_id" bigint NOT NULL,
	"station_id" bigint NOT NULL,
	"fee_type" text NOT NULL,
	"started_on" date NOT NULL,
	"ended_on" date,
	"counted_to" date,
	CONSTRAINT "container_stay_once" UNIQUE("container_id","station_id","fee_type"),
	CONSTRAINT "container_stay_days" CHECK ("container_stay"."ended_on" >= "container_stay"."started_on")
);
--> statement-breakpoint
CREATE TABLE "charge_ladder" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "charge_ladder_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rule_id" bigint DEFAULT nextval('charge_rules') NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_latest" boolean DEFAULT true NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"account_id" bigint,
	"kind" text NOT NULL,
	"line_type" text,
	"rungs" jsonb NOT NULL,
	"tax_rate" numeric(5, 4) NOT NULL,
	CONSTRAINT "charge_ladder_version_once" UNIQUE("rule_id","version"),
	CONSTRAINT "charge_ladder_kind" CHECK ("charge_ladder"."kind" in ('cancellation', 'rollOver')),
	CONSTRAINT "charge_ladder_validity" CHECK ("charge_ladder"."valid_to" >= "charge_ladder"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "tariff" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tariff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rule_id" bigint DEFAULT nextval('charge_rules') NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_latest" boolean DEFAULT true NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"account_id" bigint,
	"side" text NOT NULL,
	"service_kind" text NOT NULL,
	"fee_type" text NOT NULL,
	"line_type" text,
	"company_entity" integer,
	"station_id" bigint,
	"size_type" text,
	"company_id" bigint,
	"basis" text NOT NULL,
	"free_units" integer DEFAULT 0 NOT NULL,
	"tiers" jsonb NOT NULL,
	"minimum" numeric(14, 2) DEFAULT '0' NOT NULL,
	"currency" text NOT NULL,
	"tax_rate" numeric(5, 4) NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "tariff_version_once" UNIQUE("rule_id","version"),
	CONSTRAINT "tariff_side" CHECK ("tariff"."side" in ('sale', 'cost')),
	CONSTRAINT "tariff_service_kind" CHECK ("tariff"."service_kind" in ('train', 'water', 'road', 'stock')),
	CONSTRAINT "tariff_basis" CHECK ("tariff"."basis" in ('box', 'day', 'kg', 'trip', 'order', 'lump')),
	CONSTRAINT "tariff_validity" CHECK ("tariff"."valid_to" >= "tariff"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "agreement_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreement_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"disagreements" integer NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "agreement_run_once" UNIQUE("kind")
);
--> statement-breakpoint
ALTER TABLE "container_stay" ADD CONSTRAINT "container_stay_container_id_order_container_id_fk" FOREIGN KEY ("container_id") REFERENCES "public"."order_container"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "container_stay" ADD CONSTRAINT "container_stay_station_id_station_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charge_ladder" ADD CONSTRAINT "charge_ladder_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff" ADD CONSTRAINT "tariff_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff" ADD CONSTRAINT "tariff_station_id_station_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tariff" ADD CONSTRAINT "tariff_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "container_stay_open" ON "container_stay" USING btree ("id") WHERE "container_stay"."counted_to" is distinct from "container_stay"."ended_on" or "container_stay"."ended_on" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "charge_ladder_latest_once" ON "charge_ladder" USING btree ("rule_id") WHERE "charge_ladder"."is_latest";--> statement-breakpoint
CREATE UNIQUE INDEX "tariff_latest_once" ON "tariff" USING btree ("rule_id") WHERE "tariff"."is_latest";--> statement-breakpoint
CREATE INDEX "tariff_of_fee" ON "tariff" USING btree ("fee_type","side");