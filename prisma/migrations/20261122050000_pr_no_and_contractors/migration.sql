-- PR No. is unique without regard to case, as it is searched. Where numbers that differ in case only are kept already,
-- somebody has to say which project is meant by which: they are named, and nothing is changed.
DO $$
DECLARE
  collisions text;
BEGIN
  SELECT string_agg(line, E'\n' ORDER BY line) INTO collisions FROM (
    SELECT '  ' || string_agg(
      format('%s: %s, project %s', "purchaseRequisitionNo", "name", "id"),
      E'\n  ' ORDER BY "purchaseRequisitionNo"
    ) AS line
    FROM "projects"
    WHERE "purchaseRequisitionNo" IS NOT NULL
    GROUP BY lower("purchaseRequisitionNo")
    HAVING count(*) > 1
  ) groups;
  IF collisions IS NOT NULL THEN
    RAISE EXCEPTION E'PR numbers must now differ in more than capital and small letters. These do not:\n%\nNothing was changed. Start the former version again, give all but one project of each number another PR No. on its page (/projects/<id>), then start this version.', collisions
      USING ERRCODE = 'unique_violation';
  END IF;
END $$;

DROP INDEX "projects_purchaseRequisitionNo_key";
CREATE UNIQUE INDEX "projects_purchaseRequisitionNo_key" ON "projects" (lower("purchaseRequisitionNo"));

-- The contractor of an attendance is an employer of that kind; the site's own people have none.
UPDATE "attendances" SET "contractorId" = NULL
FROM "employers" employer
WHERE employer."id" = "attendances"."contractorId" AND employer."kind" = 'Site';
