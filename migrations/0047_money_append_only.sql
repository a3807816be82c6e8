CREATE FUNCTION "refuse_change_of_journal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the journal is only added to';
END $$;--> statement-breakpoint
CREATE TRIGGER "journal_entry_append_only" BEFORE UPDATE OR DELETE ON "journal_entry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_journal"();--> statement-breakpoint
CREATE TRIGGER "journal_posting_append_only" BEFORE UPDATE OR DELETE ON "journal_posting"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_journal"();--> statement-breakpoint
CREATE TRIGGER "journal_month_append_only" BEFORE UPDATE OR DELETE ON "journal_month"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_journal"();--> statement-breakpoint
CREATE FUNCTION "refuse_unbalanced_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM journal_posting WHERE entry_id = NEW.entry_id GROUP BY currency HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'the journal entry % is out of balance', NEW.entry_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "journal_posting_balances" AFTER INSERT ON "journal_posting"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "refuse_unbalanced_entry"();--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_charge_move"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of charges is only added to';
END $$;--> statement-breakpoint
CREATE TRIGGER "charge_move_append_only" BEFORE UPDATE OR DELETE ON "charge_move"
  FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_charge_move"();
