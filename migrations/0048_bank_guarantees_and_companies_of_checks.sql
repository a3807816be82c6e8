CREATE TABLE "deposit_guarantee" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_guarantee_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deposit_id" bigint NOT NULL,
	"contract_id" bigint NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"bank_name" text NOT NULL,
	"guarantee_no" text NOT NULL,
	"valid_until" date NOT NULL,
	"resource_id" bigint NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"account_id" bigint NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	CONSTRAINT "deposit_guarantee_paper" UNIQUE("resource_id"),
	CONSTRAINT "deposit_guarantee_amount" CHECK ("deposit_guarantee"."amount" > 0),
	CONSTRAINT "deposit_guarantee_status" CHECK ("deposit_guarantee"."status" in ('submitted', 'accepted', 'rejected', 'released'))
);
--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "guarantee_due" numeric(14, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_check" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "deposit_guarantee" ADD CONSTRAINT "deposit_guarantee_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_guarantee" ADD CONSTRAINT "deposit_guarantee_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_guarantee" ADD CONSTRAINT "deposit_guarantee_resource_id_resource_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_guarantee" ADD CONSTRAINT "deposit_guarantee_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_guarantee" ADD CONSTRAINT "deposit_guarantee_decided_by_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_guarantee_deposit" ON "deposit_guarantee" USING btree ("deposit_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_guarantee_waiting" ON "deposit_guarantee" USING btree ("deposit_id") WHERE "deposit_guarantee"."status" = 'submitted';--> statement-breakpoint
CREATE INDEX "deposit_guarantee_ending" ON "deposit_guarantee" USING btree ("valid_until") WHERE "deposit_guarantee"."status" = 'accepted';--> statement-breakpoint
ALTER TABLE "identity_check" ADD CONSTRAINT "identity_check_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_check_company" ON "identity_check" USING btree ("company_id","id");--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_guarantee_due" CHECK ("deposit"."guarantee_due" >= 0);--> statement-breakpoint
UPDATE "identity_check" SET "company_id" = "contract"."company_id" FROM "contract" WHERE "identity_check"."purpose" = 'contract' AND "identity_check"."reference" = 'contract:' || "contract"."id";
