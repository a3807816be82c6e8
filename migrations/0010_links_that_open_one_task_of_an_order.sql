CREATE TABLE "share_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"order_container_id" bigint,
	"task" text NOT NULL,
	"recipient" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"maker_id" bigint NOT NULL,
	"maker_company_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"max_uses" integer NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "share_link_token" UNIQUE("token_hash"),
	CONSTRAINT "share_link_uses" CHECK ("share_link"."used_count" <= "share_link"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "share_link_use" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_link_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"link_id" bigint NOT NULL,
	"use_key" text NOT NULL,
	"deed" text NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"resource_id" bigint,
	CONSTRAINT "share_link_use_once" UNIQUE("link_id","use_key")
);
--> statement-breakpoint
ALTER TABLE "cargo_fact" DROP CONSTRAINT "cargo_fact_source";--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_order_container_id_order_container_id_fk" FOREIGN KEY ("order_container_id") REFERENCES "public"."order_container"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_maker_id_account_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_maker_company_id_company_id_fk" FOREIGN KEY ("maker_company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link_use" ADD CONSTRAINT "share_link_use_link_id_share_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."share_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link_use" ADD CONSTRAINT "share_link_use_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_link_of_order" ON "share_link" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "share_link_of_company" ON "share_link" USING btree ("company_id","id");--> statement-breakpoint
ALTER TABLE "cargo_fact" ADD CONSTRAINT "cargo_fact_source" CHECK ("cargo_fact"."source" in ('booking', 'person', 'sheet', 'paper', 'addressBook', 'link'));