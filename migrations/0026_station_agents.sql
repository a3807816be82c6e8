CREATE TABLE "station_agent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "station_agent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"station_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	CONSTRAINT "station_agent_once" UNIQUE("station_id","company_id")
);
--> statement-breakpoint
ALTER TABLE "station_agent" ADD CONSTRAINT "station_agent_station_id_station_id_fk" FOREIGN KEY ("station_id") REFERENCES "public"."station"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "station_agent" ADD CONSTRAINT "station_agent_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "station_agent_company" ON "station_agent" USING btree ("company_id");