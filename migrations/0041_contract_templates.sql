ALTER TABLE "contract" ADD COLUMN "bond1" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_template" ADD COLUMN "asks_new_signature" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_template" ADD COLUMN "has_bond" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_template" ADD COLUMN "agreement_id" bigint;--> statement-breakpoint
ALTER TABLE "contract_template" ADD COLUMN "created_by" bigint;--> statement-breakpoint
ALTER TABLE "contract_template" ADD COLUMN "activated_by" bigint;--> statement-breakpoint
ALTER TABLE "contract_template" ADD COLUMN "activated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contract_template" ADD COLUMN "retired_by" bigint;--> statement-breakpoint
ALTER TABLE "contract_template" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contract_template" ADD CONSTRAINT "contract_template_agreement_id_resource_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."resource"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_template" ADD CONSTRAINT "contract_template_created_by_account_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_template" ADD CONSTRAINT "contract_template_activated_by_account_id_fk" FOREIGN KEY ("activated_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_template" ADD CONSTRAINT "contract_template_retired_by_account_id_fk" FOREIGN KEY ("retired_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_template_active" ON "contract_template" USING btree ("contract_type","line_type","company_entity","language") WHERE is_active;