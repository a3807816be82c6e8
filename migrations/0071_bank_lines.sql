CREATE TABLE "statement_balance" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_balance_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"statement_id" bigint NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"opened_on" date NOT NULL,
	"closed_on" date NOT NULL,
	"opening" numeric(14, 2) NOT NULL,
	"closing" numeric(14, 2) NOT NULL,
	CONSTRAINT "statement_balance_once" UNIQUE("account","currency","closed_on","opened_on","opening","closing")
);
--> statement-breakpoint
ALTER TABLE "journal_posting" DROP CONSTRAINT "journal_posting_account";--> statement-breakpoint
ALTER TABLE "bank_entry" DROP CONSTRAINT "bank_entry_status";--> statement-breakpoint
ALTER TABLE "bank_entry" ADD COLUMN "reopened" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "downloaded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "bank_entry_id" bigint;--> statement-breakpoint
ALTER TABLE "statement_balance" ADD CONSTRAINT "statement_balance_statement_id_bank_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statement"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout" ADD CONSTRAINT "payout_bank_entry_id_bank_entry_id_fk" FOREIGN KEY ("bank_entry_id") REFERENCES "public"."bank_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_of_entry" ON "payout" USING btree ("bank_entry_id") WHERE "payout"."bank_entry_id" is not null;--> statement-breakpoint
ALTER TABLE "journal_posting" ADD CONSTRAINT "journal_posting_account" CHECK ("journal_posting"."account" in ('bank', 'receivable', 'payable', 'customerCredit', 'depositHeld', 'revenue', 'cost', 'vatOutput', 'vatInput', 'exchangeDifference', 'rounding', 'badDebt', 'bankCharges'));--> statement-breakpoint
ALTER TABLE "bank_entry" ADD CONSTRAINT "bank_entry_status" CHECK ("bank_entry"."status" in ('open', 'matched', 'charged', 'ignored'));