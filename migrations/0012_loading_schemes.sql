CREATE TABLE "loading_scheme" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loading_scheme_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"pieces" jsonb NOT NULL,
	"places" jsonb NOT NULL,
	"lashing" jsonb NOT NULL,
	"saved_by" bigint,
	CONSTRAINT "loading_scheme_of_order" UNIQUE("order_id"),
	CONSTRAINT "loading_scheme_state" CHECK ("loading_scheme"."state" in ('draft', 'submitted', 'approved', 'returned'))
);
--> statement-breakpoint
ALTER TABLE "loading_scheme" ADD CONSTRAINT "loading_scheme_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loading_scheme" ADD CONSTRAINT "loading_scheme_saved_by_account_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;