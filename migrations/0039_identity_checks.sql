CREATE TABLE "identity_challenge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_challenge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"check_id" bigint NOT NULL,
	"nonce_hash" text NOT NULL,
	"movements" jsonb NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "identity_challenge_nonce_hash_unique" UNIQUE("nonce_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_check" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_check_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"reference" text NOT NULL,
	"subject_name" text NOT NULL,
	"subject_id_number" text DEFAULT '' NOT NULL,
	"subject_mobile" text DEFAULT '' NOT NULL,
	"portrait_id" bigint,
	"language" text NOT NULL,
	"provider" text,
	"state" text DEFAULT 'open' NOT NULL,
	"is_replaced" boolean DEFAULT false NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"session_id" text,
	"session_url" text,
	"evidence_removed_at" timestamp with time zone,
	CONSTRAINT "identity_check_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"event_id" text NOT NULL,
	"check_id" bigint NOT NULL,
	CONSTRAINT "identity_event_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "identity_evidence" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_evidence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"check_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_challenge" ADD CONSTRAINT "identity_challenge_check_id_identity_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."identity_check"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_event" ADD CONSTRAINT "identity_event_check_id_identity_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."identity_check"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_evidence" ADD CONSTRAINT "identity_evidence_check_id_identity_check_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."identity_check"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_challenge_check" ON "identity_challenge" USING btree ("check_id");--> statement-breakpoint
CREATE INDEX "identity_check_reference" ON "identity_check" USING btree ("purpose","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_check_session" ON "identity_check" USING btree ("session_id") WHERE "identity_check"."session_id" is not null;--> statement-breakpoint
CREATE INDEX "identity_check_waiting" ON "identity_check" USING btree ("session_id","expires_at") WHERE "identity_check"."state" = 'open';--> statement-breakpoint
CREATE INDEX "identity_evidence_check" ON "identity_evidence" USING btree ("check_id");--> statement-breakpoint
CREATE INDEX "identity_evidence_age" ON "identity_evidence" USING btree ("created_at");