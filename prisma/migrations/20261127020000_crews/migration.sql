-- CreateTable
CREATE TABLE "crew_members" (
    "projectId" UUID NOT NULL,
    "personId" UUID NOT NULL,
    "permits" INTEGER NOT NULL,

    CONSTRAINT "crew_members_pkey" PRIMARY KEY ("projectId","personId")
);

-- CreateIndex
CREATE INDEX "crew_members_personId_idx" ON "crew_members"("personId");

-- AddForeignKey
ALTER TABLE "crew_members" ADD CONSTRAINT "crew_members_projectId_fkey" FOREIGN KEY ("projectId") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "crew_members" ADD CONSTRAINT "crew_members_personId_fkey" FOREIGN KEY ("personId") REFERENCES "persons"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was called off names nobody.
CREATE FUNCTION names_crew(project_id UUID, permit_status "WorkPermitStatus") RETURNS BOOLEAN LANGUAGE sql IMMUTABLE
  RETURN project_id IS NOT NULL AND permit_status NOT IN ('Rejected', 'Cancelled');

INSERT INTO "crew_members" ("projectId", "personId", "permits")
SELECT permit."projectId", worker."personId", count(*)
FROM "work_permits" permit JOIN "work_permit_workers" worker ON worker."permitId" = permit."id"
WHERE names_crew(permit."projectId", permit."status")
GROUP BY permit."projectId", worker."personId";

-- The permits of each pair are counted under the lock of its row, so that permits that change at once are all counted; in
-- one order, so that two statements do not wait for each other.
CREATE FUNCTION count_workers() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "crew_members" ("projectId", "personId", "permits")
  SELECT permit."projectId", worker."personId", CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed worker JOIN "work_permits" permit ON permit."id" = worker."permitId"
  WHERE names_crew(permit."projectId", permit."status")
  GROUP BY permit."projectId", worker."personId" ORDER BY permit."projectId", worker."personId"
  ON CONFLICT ("projectId", "personId") DO UPDATE SET "permits" = "crew_members"."permits" + excluded."permits";
  RETURN NULL;
END $$;

CREATE TRIGGER "work_permit_workers_join" AFTER INSERT ON "work_permit_workers"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_workers();
CREATE TRIGGER "work_permit_workers_leave" AFTER DELETE ON "work_permit_workers"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_workers();

-- The crew leaves what the permit was and joins what it becomes; nothing, where it is deleted: its workers, who are deleted
-- after it, find no permit then.
CREATE FUNCTION count_permit() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "crew_members" ("projectId", "personId", "permits")
  SELECT place."projectId", worker."personId", place."permits"
  FROM (VALUES (OLD."projectId", OLD."status", -1), (NEW."projectId", NEW."status", 1))
    AS place("projectId", "status", "permits")
  JOIN "work_permit_workers" worker ON worker."permitId" = OLD."id"
  WHERE names_crew(place."projectId", place."status")
  ORDER BY place."projectId", worker."personId"
  ON CONFLICT ("projectId", "personId") DO UPDATE SET "permits" = "crew_members"."permits" + excluded."permits";
  RETURN OLD;
END $$;

CREATE TRIGGER "work_permits_move_crew" AFTER UPDATE OF "projectId", "status" ON "work_permits" FOR EACH ROW
  WHEN (names_crew(OLD."projectId", OLD."status") AND NOT names_crew(NEW."projectId", NEW."status")
    OR names_crew(NEW."projectId", NEW."status")
      AND (OLD."projectId" IS DISTINCT FROM NEW."projectId" OR NOT names_crew(OLD."projectId", OLD."status")))
  EXECUTE FUNCTION count_permit();
CREATE TRIGGER "work_permits_leave_crew" BEFORE DELETE ON "work_permits" FOR EACH ROW EXECUTE FUNCTION count_permit();

CREATE FUNCTION drop_member() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "crew_members" WHERE "projectId" = NEW."projectId" AND "personId" = NEW."personId";
  RETURN NULL;
END $$;
CREATE TRIGGER "crew_members_leave" AFTER UPDATE ON "crew_members" FOR EACH ROW WHEN (NEW."permits" = 0)
  EXECUTE FUNCTION drop_member();

-- Who is named is changed by a row more and a row less.
CREATE FUNCTION keep_worker() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a worker of a permit is removed and added';
END $$;
CREATE TRIGGER "work_permit_workers_keep" BEFORE UPDATE OF "permitId", "personId" ON "work_permit_workers"
  FOR EACH ROW WHEN (OLD."permitId" <> NEW."permitId" OR OLD."personId" <> NEW."personId") EXECUTE FUNCTION keep_worker();

-- CreateIndex: the last projects of a company
CREATE INDEX "projects_employerId_startDate_idx" ON "projects"("employerId", "startDate");
