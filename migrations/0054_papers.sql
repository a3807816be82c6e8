CREATE TABLE "paper" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"resource_id" bigint NOT NULL,
	"file_name" text NOT NULL,
	"extension" text NOT NULL,
	"sha256" text NOT NULL,
	"container_no" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '0' NOT NULL,
	"failed_for" text,
	"kind" text,
	"kind_confidence" real DEFAULT 0 NOT NULL,
	"page_count" integer,
	"pages_done" integer DEFAULT 0 NOT NULL,
	"doubt_count" integer DEFAULT 0 NOT NULL,
	"facts" jsonb,
	"same_as_id" bigint,
	"order_no" text DEFAULT '' NOT NULL,
	"checked_by" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"alive_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "paper_resource_id_unique" UNIQUE("resource_id"),
	CONSTRAINT "paper_state" CHECK ("paper"."state" in ('0', '1', '2', '3'))
);
--> statement-breakpoint
CREATE TABLE "paper_lesson" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_lesson_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"layout" text NOT NULL,
	"field" text NOT NULL,
	"read_text" text NOT NULL,
	"right_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_page" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_page_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paper_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"page" jsonb NOT NULL,
	"picture_blob_id" bigint,
	CONSTRAINT "paper_page_number" UNIQUE("paper_id","number")
);
--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_checked_by_account_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper" ADD CONSTRAINT "paper_same_as" FOREIGN KEY ("same_as_id") REFERENCES "public"."paper"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_lesson" ADD CONSTRAINT "paper_lesson_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_page" ADD CONSTRAINT "paper_page_paper_id_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."paper"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_page" ADD CONSTRAINT "paper_page_picture_blob_id_stored_blob_id_fk" FOREIGN KEY ("picture_blob_id") REFERENCES "public"."stored_blob"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_of_company" ON "paper" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "paper_bytes" ON "paper" USING btree ("company_id","sha256");--> statement-breakpoint
CREATE INDEX "paper_same" ON "paper" USING btree ("same_as_id");--> statement-breakpoint
CREATE INDEX "paper_waiting" ON "paper" USING btree ("created_at") WHERE "paper"."state" = '0';--> statement-breakpoint
CREATE UNIQUE INDEX "paper_lesson_once" ON "paper_lesson" USING btree ("company_id","layout","field","read_text");--> statement-breakpoint
CREATE INDEX "paper_page_blob" ON "paper_page" USING btree ("picture_blob_id");