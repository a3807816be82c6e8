CREATE TABLE "address_book_party" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "address_book_party_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"company_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" bigint,
	"deleted_at" timestamp with time zone,
	"party_types" text[] DEFAULT '{}' NOT NULL,
	"country_code" text NOT NULL,
	"name_cn" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"name_ru" text DEFAULT '' NOT NULL,
	"province_cn" text DEFAULT '' NOT NULL,
	"province_en" text DEFAULT '' NOT NULL,
	"province_ru" text DEFAULT '' NOT NULL,
	"city_cn" text DEFAULT '' NOT NULL,
	"city_en" text DEFAULT '' NOT NULL,
	"city_ru" text DEFAULT '' NOT NULL,
	"district_cn" text DEFAULT '' NOT NULL,
	"district_en" text DEFAULT '' NOT NULL,
	"district_ru" text DEFAULT '' NOT NULL,
	"address_cn" text DEFAULT '' NOT NULL,
	"address_en" text DEFAULT '' NOT NULL,
	"address_ru" text DEFAULT '' NOT NULL,
	"tax_code" text DEFAULT '' NOT NULL,
	"other_tel" text DEFAULT '' NOT NULL,
	"other_email" text DEFAULT '' NOT NULL,
	"other_fax" text DEFAULT '' NOT NULL,
	"other_postcode" text DEFAULT '' NOT NULL,
	"railway_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"name_keys" text[] DEFAULT '{}' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "address_book_party_country" CHECK ("address_book_party"."country_code" ~ '^[A-Z]{2}$'),
	CONSTRAINT "address_book_party_name" CHECK ("address_book_party"."name_cn" <> '' or "address_book_party"."name_en" <> '' or "address_book_party"."name_ru" <> '')
);
--> statement-breakpoint
ALTER TABLE "address_book_party" ADD CONSTRAINT "address_book_party_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_book_party" ADD CONSTRAINT "address_book_party_updated_by_account_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_book_party_of" ON "address_book_party" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "address_book_party_tax" ON "address_book_party" USING btree ("company_id","tax_code");--> statement-breakpoint
CREATE INDEX "address_book_party_names" ON "address_book_party" USING gin ("name_keys");--> statement-breakpoint
CREATE INDEX "address_book_party_search" ON "address_book_party" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "address_book_party_removed" ON "address_book_party" USING btree ("deleted_at") WHERE "address_book_party"."deleted_at" is not null;