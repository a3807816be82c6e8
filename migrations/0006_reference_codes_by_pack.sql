CREATE TABLE "code_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"list" text NOT NULL,
	"code" text NOT NULL,
	"name_zh" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_ru" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"gng" text[] DEFAULT '{}'::text[] NOT NULL,
	"pack_id" bigint NOT NULL,
	"is_current" boolean NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(code || chr(10) || name_zh || chr(10) || name_en || chr(10) || name_ru)) STORED NOT NULL,
	CONSTRAINT "code_entry_once" UNIQUE("list","code")
);
--> statement-breakpoint
CREATE TABLE "code_pack" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "code_pack_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"version" text NOT NULL,
	"pack_date" date NOT NULL,
	"source" text NOT NULL,
	"is_seed" boolean NOT NULL,
	"is_whole" boolean NOT NULL,
	"code_count" integer NOT NULL,
	"account_id" bigint,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "code_pack_list" CHECK ("code_pack"."list" in ('hs', 'hsCn', 'hsEaeu', 'gng', 'etsng', 'packageKind', 'unit', 'unNumber', 'railway'))
);
--> statement-breakpoint
ALTER TABLE "code_entry" ADD CONSTRAINT "code_entry_pack_id_code_pack_id_fk" FOREIGN KEY ("pack_id") REFERENCES "public"."code_pack"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "code_pack" ADD CONSTRAINT "code_pack_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_entry_text" ON "code_entry" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "code_entry_of_pack" ON "code_entry" USING btree ("pack_id");--> statement-breakpoint
CREATE UNIQUE INDEX "code_pack_in_force" ON "code_pack" USING btree ("list") WHERE "code_pack"."replaced_at" is null;