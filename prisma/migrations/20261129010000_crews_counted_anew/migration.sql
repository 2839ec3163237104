-- The crews were first counted before their triggers were there: who was named in between by a server of the version before is
-- missing, and is at -1 once taken off. Whoever changes a crew holds this lock until the change is written: so each change is
-- either counted here or added after it by its trigger.
LOCK TABLE "crew_members" IN SHARE ROW EXCLUSIVE MODE;

INSERT INTO "crew_members" ("projectId", "personId", "permits")
SELECT permit."projectId", worker."personId", count(*)
FROM "work_permits" permit JOIN "work_permit_workers" worker ON worker."permitId" = permit."id"
WHERE names_crew(permit."projectId", permit."status")
GROUP BY permit."projectId", worker."personId" ORDER BY permit."projectId", worker."personId"
ON CONFLICT ("projectId", "personId") DO UPDATE SET "permits" = excluded."permits"
  WHERE "crew_members"."permits" <> excluded."permits";

DELETE FROM "crew_members" member WHERE NOT EXISTS (
  SELECT FROM "work_permits" permit JOIN "work_permit_workers" worker ON worker."permitId" = permit."id"
  WHERE permit."projectId" = member."projectId" AND worker."personId" = member."personId"
    AND names_crew(permit."projectId", permit."status"));
