-- As before; and the audit lines in which a note about a passage of the person was kept lose their details. New ones keep none.
CREATE OR REPLACE FUNCTION anonymise_person_at_gates(person UUID) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "audit_entries" SET "changes" = '{}', "erasedAt" = now()
    WHERE "event" = 'gate.conflicts-settled' AND "erasedAt" IS NULL AND "changes"->>'note' IN (
      SELECT conflict."note" FROM "gate_conflicts" conflict JOIN "gate_events" event ON event."id" = conflict."eventId"
      WHERE event."personId" = person);
  UPDATE "gate_conflicts" SET "note" = '–' WHERE "note" IS NOT NULL
    AND "eventId" IN (SELECT "id" FROM "gate_events" WHERE "personId" = person);
  UPDATE "gate_events" SET "reason" = '–', "contentHash" = ''
    WHERE "personId" = person AND "reason" IS NOT NULL AND "reason" <> '–';
END $$;

-- Made anew, a function is again its owner's alone and runs as the owner.
DO $$
BEGIN
  EXECUTE format('ALTER FUNCTION anonymise_person_at_gates(UUID) SECURITY DEFINER SET search_path = %I, pg_temp', current_schema());
END $$;
