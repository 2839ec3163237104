-- TRUNCATE fires no trigger for rows.
CREATE TRIGGER "audit_entries_keep_all" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_line();
CREATE TRIGGER "audit_links_keep_all" BEFORE TRUNCATE ON "audit_links"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_line();
CREATE TRIGGER "audit_unlinked_keep_all" BEFORE TRUNCATE ON "audit_unlinked"
  FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_line();

-- Empties what the lines tell of a person, who has to be gone already, in the same transaction. Returns how many.
CREATE FUNCTION erase_audit_details(person_id UUID, erased_at TIMESTAMPTZ) RETURNS INT LANGUAGE plpgsql AS $$
DECLARE
  erased INT;
BEGIN
  IF EXISTS (SELECT FROM "persons" WHERE "id" = person_id) THEN
    RAISE EXCEPTION 'the audit log is emptied only of people who were erased';
  END IF;
  UPDATE "audit_entries" SET "changes" = '{}', "erasedAt" = erased_at
    WHERE "subjectType" = 'person' AND "subjectId" = person_id::text AND "erasedAt" IS NULL;
  GET DIAGNOSTICS erased = ROW_COUNT;
  RETURN erased;
END $$;

-- The login of the running product may read the audit log and add to it. These do the rest for it, as the owner of the
-- tables; a fixed search_path, because names in them must not lead to objects of the caller's.
DO $$
DECLARE
  name TEXT;
BEGIN
  FOREACH name IN ARRAY ARRAY['queue_audit_entry()', 'link_audit_entries(INT)', 'erase_audit_details(UUID, TIMESTAMPTZ)'] LOOP
    EXECUTE format('ALTER FUNCTION %s SECURITY DEFINER SET search_path = %I, pg_temp', name, current_schema());
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', name);
  END LOOP;
END $$;
