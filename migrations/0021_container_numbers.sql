CREATE TABLE "number_clash" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "number_clash_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"container_no" text NOT NULL,
	"claimant_id" bigint NOT NULL,
	"holder_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"typed_by" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "clash_reason_known" CHECK ("number_clash"."reason" in ('moving', 'planned')),
	CONSTRAINT "clash_state_known" CHECK ("number_clash"."state" in ('open', 'kept', 'given', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "pool_container" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pool_container_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"container_no" text NOT NULL,
	"size_type" text NOT NULL,
	"station_id" bigint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "pool_container_once" UNIQUE("container_no")
);
--> statement-breakpoint
ALTER TABLE "booking_order" ADD COLUMN "customer_ref" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "number_clash" ADD CONSTRAINT "number_clash_claimant_id_order_container_id_fk" FOREIGN KEY ("claimant_id") REFERENCES "public"."order_container"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "number_clash" ADD CONSTRAINT "number_clash_holder_id_order_container_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."order_container"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_container" ADD CONSTRAINT "pool_container_station_id_station_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clash_open_once" ON "number_clash" USING btree ("claimant_id") WHERE "number_clash"."state" = 'open';--> statement-breakpoint
CREATE INDEX "clash_of_holder" ON "number_clash" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "clash_by_state" ON "number_clash" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "pool_container_place" ON "pool_container" USING btree ("station_id","size_type","container_no");--> statement-breakpoint
CREATE INDEX "order_customer_ref" ON "booking_order" USING gin ("customer_ref" gin_trgm_ops);