CREATE TABLE "member_invitation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"invited_by" bigint NOT NULL,
	"way" text NOT NULL,
	"receiver" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"rights" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_by" bigint,
	CONSTRAINT "member_invitation_token" UNIQUE("token_hash"),
	CONSTRAINT "member_invitation_way" CHECK ("member_invitation"."way" in ('link', 'email', 'sms')),
	CONSTRAINT "member_invitation_status" CHECK ("member_invitation"."status" in ('open', 'accepted', 'revoked'))
);
--> statement-breakpoint
CREATE TABLE "password_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_link_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "menu_grant" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"menu_keys" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "may_book" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "opens_papers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "manages_people" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "permission" ADD COLUMN "member_right" text;--> statement-breakpoint
ALTER TABLE "member_invitation" ADD CONSTRAINT "member_invitation_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitation" ADD CONSTRAINT "member_invitation_invited_by_account_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_invitation" ADD CONSTRAINT "member_invitation_accepted_by_account_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_link" ADD CONSTRAINT "password_link_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_grant" ADD CONSTRAINT "menu_grant_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_invitation_company" ON "member_invitation" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "member_invitation_inviter" ON "member_invitation" USING btree ("invited_by") WHERE "member_invitation"."status" = 'open';--> statement-breakpoint
CREATE INDEX "password_link_account" ON "password_link" USING btree ("account_id");