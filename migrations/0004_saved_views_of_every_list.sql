CREATE TABLE "saved_view" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"account_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"hidden_columns" text[] DEFAULT '{}' NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	CONSTRAINT "saved_view_once" UNIQUE("account_id","list","name")
);
--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "saved_view" ("account_id", "list", "name", "query")
SELECT "account_id", '/booking/booking/getTrainTable', "view" ->> 'name', "view" ->> 'query'
FROM "train_views", jsonb_array_elements("views") WITH ORDINALITY AS "each" ("view", "place")
ORDER BY "account_id", "place" DESC
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "train_views";
