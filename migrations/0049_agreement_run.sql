CREATE TABLE "agreement_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreement_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"disagreements" integer NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "agreement_run_once" UNIQUE("kind")
);
