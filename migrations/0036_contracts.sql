CREATE TABLE "contract" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"template_id" bigint NOT NULL,
	"contract_no" text NOT NULL,
	"status" text DEFAULT '0' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"facts_hash" text NOT NULL,
	"document_id" bigint NOT NULL,
	"page_count" integer NOT NULL,
	"signed_id" bigint,
	"sign_way" text,
	"authorized_id" bigint,
	"signer_name" text DEFAULT '' NOT NULL,
	"signer_mobile" text DEFAULT '' NOT NULL,
	"signed_at" timestamp with time zone,
	"countersigned_by" bigint,
	"countersigned_at" timestamp with time zone,
	"start_date" date,
	"end_date" date,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "contract_contract_no_unique" UNIQUE("contract_no"),
	CONSTRAINT "contract_of_company" UNIQUE("company_id","template_id"),
	CONSTRAINT "contract_status" CHECK ("contract"."status" in ('0', '1', '2', '3')),
	CONSTRAINT "contract_signed" CHECK (("contract"."status" in ('2', '3')) = ("contract"."signed_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "contract_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"contract_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"mobile" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"is_replaced" boolean DEFAULT false NOT NULL,
	"browser_hash" text,
	"used_at" timestamp with time zone,
	"code_hash" text,
	"code_sent_at" timestamp with time zone,
	"code_attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "contract_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "contract_template" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"contract_type" text NOT NULL,
	"line_type" text DEFAULT '' NOT NULL,
	"company_entity" integer NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"resource_id" bigint NOT NULL,
	"valid_days" integer NOT NULL,
	"cash_pledge" numeric(14, 2) DEFAULT '0' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "contract_template_version" UNIQUE("contract_type","line_type","company_entity","language","version"),
	CONSTRAINT "contract_template_days" CHECK ("contract_template"."valid_days" > 0),
	CONSTRAINT "contract_template_pledge" CHECK ("contract_template"."cash_pledge" >= 0)
);
--> statement-breakpoint
CREATE TABLE "signing_identity" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signing_identity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"holder" text NOT NULL,
	"certificate" text NOT NULL,
	"sealed_key" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_template_id_contract_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."contract_template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_document_id_resource_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_signed_id_resource_id_fk" FOREIGN KEY ("signed_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract" ADD CONSTRAINT "contract_countersigned_by_account_id_fk" FOREIGN KEY ("countersigned_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_link" ADD CONSTRAINT "contract_link_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_link" ADD CONSTRAINT "contract_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_template" ADD CONSTRAINT "contract_template_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_queue" ON "contract" USING btree ("status","signed_at");--> statement-breakpoint
CREATE INDEX "contract_link_contract" ON "contract_link" USING btree ("contract_id","id");--> statement-breakpoint
CREATE INDEX "signing_identity_holder" ON "signing_identity" USING btree ("holder","expires_at");