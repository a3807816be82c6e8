ALTER TABLE "contract_foreign_signer" ADD COLUMN "witness_state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_foreign_signer" ADD COLUMN "witness_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contract_foreign_signer" ADD COLUMN "witness_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "contract_foreign_signer_appointment" ON "contract_foreign_signer" USING btree ("witness_at") WHERE witness_state in ('proposed', 'confirmed');--> statement-breakpoint
ALTER TABLE "contract_foreign_signer" ADD CONSTRAINT "contract_foreign_signer_witness" CHECK ("contract_foreign_signer"."witness_state" in ('none', 'proposed', 'confirmed', 'declined', 'witnessed'));