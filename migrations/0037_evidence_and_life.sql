CREATE TABLE "contract_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"contract_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"side" text NOT NULL,
	"account_id" bigint,
	"actor_name" text NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL,
	"facts" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "contract_event_place" UNIQUE("contract_id","place")
);
--> statement-breakpoint
CREATE TABLE "contract_void" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_void_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"contract_id" bigint NOT NULL,
	"asked_by" text NOT NULL,
	"asked_account_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"answered_account_id" bigint,
	"answered_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "contract_void_state" CHECK ("contract_void"."state" in ('asked', 'agreed', 'declined', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "contract" DROP CONSTRAINT "contract_of_company";--> statement-breakpoint
ALTER TABLE "contract" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contract" ADD COLUMN "renewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signing_identity" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "signing_identity" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "signing_identity" ADD COLUMN "revoked_by" bigint;--> statement-breakpoint
ALTER TABLE "signing_identity" ADD COLUMN "revocation_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_void" ADD CONSTRAINT "contract_void_contract_id_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_void" ADD CONSTRAINT "contract_void_asked_account_id_account_id_fk" FOREIGN KEY ("asked_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_void" ADD CONSTRAINT "contract_void_answered_account_id_account_id_fk" FOREIGN KEY ("answered_account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_event_kind" ON "contract_event" USING btree ("contract_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_void_open" ON "contract_void" USING btree ("contract_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "contract_void_contract" ON "contract_void" USING btree ("contract_id","id");--> statement-breakpoint
ALTER TABLE "signing_identity" ADD CONSTRAINT "signing_identity_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_identity" ADD CONSTRAINT "signing_identity_revoked_by_account_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_current" ON "contract" USING btree ("company_id","template_id") WHERE voided_at is null and renewed_at is null;--> statement-breakpoint
CREATE INDEX "contract_of_company" ON "contract" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "contract_ending" ON "contract" USING btree ("end_date");--> statement-breakpoint
CREATE INDEX "signing_identity_company" ON "signing_identity" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "signing_identity_revoked" ON "signing_identity" USING btree ("id") WHERE revoked_at is not null;