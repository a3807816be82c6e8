CREATE TABLE "train_wagon" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "train_wagon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"train_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"wagon_no" text NOT NULL,
	"length_ft" integer NOT NULL,
	"capacity_t" numeric(4, 1) NOT NULL,
	"axles" integer NOT NULL,
	"tare_t" numeric(4, 1) NOT NULL,
	"provider" text NOT NULL,
	CONSTRAINT "wagon_position" UNIQUE("train_id","position"),
	CONSTRAINT "wagon_length_known" CHECK ("train_wagon"."length_ft" in (40, 60, 80))
);
--> statement-breakpoint
CREATE TABLE "wagon_place" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wagon_place_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"wagon_id" bigint NOT NULL,
	"order_container_id" bigint NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "container_on_one_wagon" UNIQUE("order_container_id")
);
--> statement-breakpoint
CREATE TABLE "wagon_plan" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wagon_plan_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"train_id" bigint NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_by" bigint,
	CONSTRAINT "wagon_plan_of_train" UNIQUE("train_id")
);
--> statement-breakpoint
ALTER TABLE "train_wagon" ADD CONSTRAINT "train_wagon_train_id_train_id_fk" FOREIGN KEY ("train_id") REFERENCES "public"."train"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wagon_place" ADD CONSTRAINT "wagon_place_wagon_id_train_wagon_id_fk" FOREIGN KEY ("wagon_id") REFERENCES "public"."train_wagon"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wagon_place" ADD CONSTRAINT "wagon_place_order_container_id_order_container_id_fk" FOREIGN KEY ("order_container_id") REFERENCES "public"."order_container"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wagon_plan" ADD CONSTRAINT "wagon_plan_train_id_train_id_fk" FOREIGN KEY ("train_id") REFERENCES "public"."train"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wagon_plan" ADD CONSTRAINT "wagon_plan_updated_by_account_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wagon_once_on_train" ON "train_wagon" USING btree ("train_id","wagon_no") WHERE "train_wagon"."wagon_no" <> '';--> statement-breakpoint
CREATE INDEX "place_of_wagon" ON "wagon_place" USING btree ("wagon_id");