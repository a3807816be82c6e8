CREATE TABLE "finding_overrule" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "finding_overrule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"order_id" bigint NOT NULL,
	"finding_key" text NOT NULL,
	"rule" text NOT NULL,
	"rule_version" integer NOT NULL,
	"evidence" jsonb NOT NULL,
	"reason" text NOT NULL,
	"account_id" bigint,
	"account_name" text NOT NULL,
	"taken_back_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inspection_rule" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inspection_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"code" text NOT NULL,
	"is_on" boolean NOT NULL,
	"rule_limit" numeric,
	"set_by" bigint,
	CONSTRAINT "inspection_rule_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "paper_exception" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_exception_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paper_id" bigint NOT NULL,
	"overrule_id" bigint NOT NULL,
	CONSTRAINT "paper_exception_once" UNIQUE("paper_id","overrule_id")
);
--> statement-breakpoint
ALTER TABLE "finding_overrule" ADD CONSTRAINT "finding_overrule_order_id_booking_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booking_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_overrule" ADD CONSTRAINT "finding_overrule_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspection_rule" ADD CONSTRAINT "inspection_rule_set_by_account_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_exception" ADD CONSTRAINT "paper_exception_paper_id_issued_paper_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."issued_paper"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_exception" ADD CONSTRAINT "paper_exception_overrule_id_finding_overrule_id_fk" FOREIGN KEY ("overrule_id") REFERENCES "public"."finding_overrule"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finding_overrule_of_order" ON "finding_overrule" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "paper_exception_of_overrule" ON "paper_exception" USING btree ("overrule_id");