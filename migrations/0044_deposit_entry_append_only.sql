CREATE FUNCTION "refuse_change_of_deposit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger of deposits is only added to';
END $$;--> statement-breakpoint
CREATE TRIGGER "deposit_entry_append_only" BEFORE UPDATE OR DELETE ON "deposit_entry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_deposit_entry"();
