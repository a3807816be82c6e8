ALTER TABLE "deposit" ALTER COLUMN "contract_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ALTER COLUMN "contract_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_entry" ALTER COLUMN "contract_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "subject" text DEFAULT 'contract' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "train_id" bigint;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "size_type" text;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "places" integer;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "place_amount" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "campaign" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_train_id_train_id_fk" FOREIGN KEY ("train_id") REFERENCES "public"."train"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_train" ON "deposit" USING btree ("train_id") WHERE "deposit"."train_id" is not null;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_subject" CHECK (case "deposit"."subject" when 'contract' then num_nonnulls("deposit"."contract_id", "deposit"."contract_type") = 2
        when 'campaign' then num_nonnulls("deposit"."train_id", "deposit"."size_type", "deposit"."places", "deposit"."place_amount",
          "deposit"."due_on") = 5 else false end);