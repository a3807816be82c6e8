CREATE TABLE "trustee_authorization" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trustee_authorization_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"id_no" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"resource_id" bigint NOT NULL,
	"status" text DEFAULT '0' NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	CONSTRAINT "trustee_authorization_letter" UNIQUE("resource_id"),
	CONSTRAINT "trustee_authorization_status" CHECK ("trustee_authorization"."status" in ('0', '1', '2', '3', '4')),
	CONSTRAINT "trustee_authorization_period" CHECK ("trustee_authorization"."end_date" > "trustee_authorization"."start_date")
);
--> statement-breakpoint
CREATE TABLE "trustee_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trustee_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"authorization_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_replaced" boolean DEFAULT false NOT NULL,
	"browser_hash" text,
	"opened_at" timestamp with time zone,
	CONSTRAINT "trustee_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "trustee_authorization" ADD CONSTRAINT "trustee_authorization_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trustee_authorization" ADD CONSTRAINT "trustee_authorization_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trustee_authorization" ADD CONSTRAINT "trustee_authorization_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trustee_authorization" ADD CONSTRAINT "trustee_authorization_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trustee_link" ADD CONSTRAINT "trustee_link_authorization_id_trustee_authorization_id_fk" FOREIGN KEY ("authorization_id") REFERENCES "public"."trustee_authorization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trustee_link" ADD CONSTRAINT "trustee_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trustee_authorization_company" ON "trustee_authorization" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "trustee_authorization_queue" ON "trustee_authorization" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "trustee_authorization_person" ON "trustee_authorization" USING btree ("id_no");--> statement-breakpoint
CREATE INDEX "trustee_authorization_end" ON "trustee_authorization" USING btree ("end_date") WHERE "trustee_authorization"."status" = '1';--> statement-breakpoint
CREATE INDEX "trustee_link_authorization" ON "trustee_link" USING btree ("authorization_id","id");