CREATE FUNCTION "refuse_change_of_contract_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the chain of evidence is only added to';
END $$;--> statement-breakpoint
CREATE TRIGGER "contract_event_append_only" BEFORE UPDATE OR DELETE ON "contract_event"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_contract_event"();--> statement-breakpoint
UPDATE "signing_identity" SET "company_id" = substring("holder" from 9)::bigint WHERE "holder" LIKE 'company:%';
