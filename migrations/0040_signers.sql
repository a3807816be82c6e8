CREATE TABLE "contract_foreign_signer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_foreign_signer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"link_id" bigint NOT NULL,
	"sealed_passport" text NOT NULL,
	"sealed_picture" text NOT NULL,
	"picture_type" text NOT NULL,
	"valid_until" date NOT NULL,
	"consent_hash" text NOT NULL,
	"consent_language" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"witness_wish" text DEFAULT '' NOT NULL,
	"witnessed_by" bigint,
	"witnessed_at" timestamp with time zone,
	CONSTRAINT "contract_foreign_signer_link_id_unique" UNIQUE("link_id")
);
--> statement-breakpoint
ALTER TABLE "contract_link" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_link" ADD COLUMN "channel" text;--> statement-breakpoint
ALTER TABLE "contract_link" ADD COLUMN "language" text DEFAULT 'zh' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_link" ADD COLUMN "with_passport" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_link" ADD COLUMN "sealed_token" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_link" ADD COLUMN "check_id" bigint;--> statement-breakpoint
ALTER TABLE "contract_link" ADD COLUMN "check_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_link" ADD COLUMN "mail_code_hash" text;--> statement-breakpoint
ALTER TABLE "contract_foreign_signer" ADD CONSTRAINT "contract_foreign_signer_link_id_contract_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."contract_link"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_foreign_signer" ADD CONSTRAINT "contract_foreign_signer_witnessed_by_account_id_fk" FOREIGN KEY ("witnessed_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;