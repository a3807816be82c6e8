CREATE TABLE "box_remark" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "box_remark_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"order_container_id" bigint,
	"code" text NOT NULL,
	"box_id" text NOT NULL,
	"box" text NOT NULL,
	"cell" text NOT NULL,
	"box_text" text NOT NULL,
	"words" text NOT NULL,
	"account_id" bigint,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fact_amendment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_amendment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"cell" text NOT NULL,
	"before" text NOT NULL,
	"value" text NOT NULL,
	"reason" text NOT NULL,
	"side" text NOT NULL,
	"account_id" bigint,
	"account_name" text NOT NULL,
	"is_late" boolean NOT NULL,
	"fee" numeric,
	"currency" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_batch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"train_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"account_name" text NOT NULL,
	"is_running" boolean DEFAULT true NOT NULL,
	"total" integer NOT NULL,
	"issued_count" integer DEFAULT 0 NOT NULL,
	"pending" jsonb NOT NULL,
	"refused" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "train_paper" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "train_paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"train_id" bigint NOT NULL,
	"code" text NOT NULL,
	"version_no" integer NOT NULL,
	"state" text DEFAULT 'issued' NOT NULL,
	"boxes" jsonb NOT NULL,
	"blob_id" bigint NOT NULL,
	"sha256" text NOT NULL,
	"issued_by" bigint,
	"account_name" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "train_paper_version" UNIQUE("train_id","code","version_no"),
	CONSTRAINT "train_paper_state" CHECK ("train_paper"."state" in ('issued', 'replaced', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "box_remark" ADD CONSTRAINT "box_remark_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_remark" ADD CONSTRAINT "box_remark_order_container_id_order_container_id_fk" FOREIGN KEY ("order_container_id") REFERENCES "public"."order_container"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_remark" ADD CONSTRAINT "box_remark_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_amendment" ADD CONSTRAINT "fact_amendment_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_amendment" ADD CONSTRAINT "fact_amendment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_batch" ADD CONSTRAINT "paper_batch_train_id_train_id_fk" FOREIGN KEY ("train_id") REFERENCES "public"."train"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_batch" ADD CONSTRAINT "paper_batch_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train_paper" ADD CONSTRAINT "train_paper_train_id_train_id_fk" FOREIGN KEY ("train_id") REFERENCES "public"."train"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train_paper" ADD CONSTRAINT "train_paper_blob_id_stored_blob_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."stored_blob"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "train_paper" ADD CONSTRAINT "train_paper_issued_by_account_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "box_remark_of_order" ON "box_remark" USING btree ("order_id") WHERE "box_remark"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "box_remark_of_container" ON "box_remark" USING btree ("order_container_id") WHERE "box_remark"."order_container_id" is not null;--> statement-breakpoint
CREATE INDEX "fact_amendment_of_order" ON "fact_amendment" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "paper_batch_of_train" ON "paper_batch" USING btree ("train_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "paper_batch_running" ON "paper_batch" USING btree ("train_id") WHERE "paper_batch"."is_running";--> statement-breakpoint
CREATE UNIQUE INDEX "train_paper_in_force" ON "train_paper" USING btree ("train_id","code") WHERE "train_paper"."state" = 'issued';--> statement-breakpoint
CREATE INDEX "train_paper_blob" ON "train_paper" USING btree ("blob_id");