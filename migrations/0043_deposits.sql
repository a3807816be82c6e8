CREATE TABLE "deposit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"contract_id" bigint NOT NULL,
	"contract_type" text NOT NULL,
	"line_type" text NOT NULL,
	"due" numeric(14, 2) DEFAULT '0' NOT NULL,
	"announced" numeric(14, 2) DEFAULT '0' NOT NULL,
	"held" numeric(14, 2) DEFAULT '0' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "deposit_once" UNIQUE("company_id","contract_type","line_type"),
	CONSTRAINT "deposit_due" CHECK ("deposit"."due" >= 0),
	CONSTRAINT "deposit_announced" CHECK ("deposit"."announced" >= 0),
	CONSTRAINT "deposit_held" CHECK ("deposit"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "deposit_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deposit_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"contract_id" bigint NOT NULL,
	"payment_id" bigint,
	"resource_id" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"account_id" bigint,
	CONSTRAINT "deposit_entry_amount" CHECK ("deposit_entry"."amount" > 0),
	CONSTRAINT "deposit_entry_kind" CHECK ("deposit_entry"."kind" in ('due', 'waived', 'paid', 'received', 'rejected', 'used', 'refunded', 'forfeited'))
);
--> statement-breakpoint
CREATE TABLE "line_demand" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "line_demand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"line_type" text NOT NULL,
	"company_entity" integer NOT NULL,
	"contract_type" text NOT NULL,
	"demands_deposit" boolean NOT NULL,
	"deposit_amount" numeric(14, 2),
	"valid_from" date NOT NULL,
	CONSTRAINT "line_demand_once" UNIQUE("line_type","company_entity","valid_from"),
	CONSTRAINT "line_demand_amount" CHECK ("line_demand"."deposit_amount" > 0),
	CONSTRAINT "line_demand_deposit" CHECK (not "line_demand"."demands_deposit" or "line_demand"."contract_type" <> '')
);
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entry" ADD CONSTRAINT "deposit_entry_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entry" ADD CONSTRAINT "deposit_entry_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entry" ADD CONSTRAINT "deposit_entry_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_entry" ADD CONSTRAINT "deposit_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_contract" ON "deposit" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "deposit_to_check" ON "deposit" USING btree ("id") WHERE "deposit"."announced" > 0;--> statement-breakpoint
CREATE INDEX "deposit_entry_deposit" ON "deposit_entry" USING btree ("deposit_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_payment_once" ON "deposit_entry" USING btree ("payment_id") WHERE "deposit_entry"."payment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_proof_once" ON "deposit_entry" USING btree ("resource_id") WHERE "deposit_entry"."resource_id" is not null;