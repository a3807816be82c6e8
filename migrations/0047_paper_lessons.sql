CREATE TABLE "paper_lesson" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_lesson_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"layout" text NOT NULL,
	"field" text NOT NULL,
	"read_text" text NOT NULL,
	"right_text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "paper_lesson" ADD CONSTRAINT "paper_lesson_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "paper_lesson_once" ON "paper_lesson" USING btree ("company_id","layout","field","read_text");